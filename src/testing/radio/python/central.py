"""A phone as a guest: it scans, connects, and uses the other phone's attributes by their handles."""
import asyncio
from typing import Any

from advertisement import read
from air import NEVER_ESTABLISHED
from bumble import att, core, hci
from bumble.device import Connection, Peer
from bumble.hci import Address
from lines import Failure, to_bytes, to_text

CCCD = core.UUID.from_16_bits(0x2902)
NOTIFY = 0x10


class Central:
    def __init__(self, phone) -> None:
        self.phone = phone
        self.scanning = False
        self.peers: dict[str, Peer] = {}
        self.attempts: dict[str, asyncio.Task] = {}
        self.one_attempt = asyncio.Lock()

    def end(self) -> None:
        self.scanning = False
        for attempt in self.attempts.values():
            attempt.cancel()

    def switched_off(self) -> None:
        self.end()
        for peer in list(self.peers.values()):
            self.forget(peer)

    def forget(self, peer: Peer) -> None:
        """Ends a connection that bumble has ended without an event."""
        device = next((each for each, known in self.peers.items() if known is peer), None)
        if device is not None:
            self.ended(device, peer, hci.HCI_CONNECTION_TERMINATED_BY_LOCAL_HOST_ERROR)

    async def quit(self) -> None:
        await self.scan(False)
        self.end()
        for device in list(self.peers):
            await self.disconnect(device)

    # -- scanning
    def saw(self, advertisement) -> None:
        if self.scanning:
            self.phone.tell('advertisement', device=str(advertisement.address), rssi=advertisement.rssi,
                            connectable=advertisement.is_connectable, **read(advertisement.data))

    async def scan(self, on: bool) -> None:
        device = self.phone.device
        self.scanning = on
        if device.scanning:
            await device.stop_scanning()
        if on:
            await device.start_scanning(active=True, filter_duplicates=False)

    # -- connections
    async def connect(self, device: str, timeout: float | None) -> None:
        if device in self.peers:
            raise Failure('connected-already')
        if device in self.attempts:
            raise Failure('connecting-already')
        attempt = asyncio.ensure_future(self.attempt(device, timeout))
        self.attempts[device] = attempt
        try:
            await attempt
        except asyncio.CancelledError:
            raise Failure('cancelled') from None
        finally:
            del self.attempts[device]

    async def attempt(self, device: str, timeout: float | None) -> None:
        try:
            async with self.one_attempt:  # a controller makes one connection at a time
                async with asyncio.timeout(timeout):
                    connection = await self.connection(device)
        except TimeoutError:
            raise Failure('timeout') from None
        if self.phone.device.connections.get(connection.handle) is not connection:
            raise Failure('disconnected', reason=NEVER_ESTABLISHED)  # it has ended before this task went on
        peer = Peer(connection)
        self.peers[device] = peer
        connection.on('disconnection', lambda reason: self.ended(device, peer, reason))

    async def connection(self, device: str) -> Connection:
        # Left by an attempt that was cancelled before its command arrived.
        self.phone.controller.pending_le_connection = None
        local = self.phone.device
        try:
            return await local.connect(Address(device), own_address_type=hci.OwnAddressType.RANDOM, timeout=None)
        except asyncio.CancelledError:
            # bumble's host drops the attempt, its controller does not.
            self.phone.controller.pending_le_connection = None
            for connection in list(local.connections.values()):
                if connection.role == hci.Role.CENTRAL and connection.peer_address == Address(device):
                    await self.phone.hang_up(connection)
            raise

    def made(self, connection: Connection) -> None:
        """A connection has been made, perhaps after its attempt was cancelled."""
        if str(connection.peer_address) not in self.attempts:
            asyncio.ensure_future(self.phone.hang_up(connection))

    def ended(self, device: str, peer: Peer, reason: int) -> None:
        if self.peers.get(device) is peer:
            del self.peers[device]
        self.phone.tell('disconnected', device=device, reason=reason)

    async def disconnect(self, device: str) -> None:
        attempt = self.attempts.get(device)
        if attempt:
            attempt.cancel()
        peer = self.peers.get(device)
        if peer:
            await self.phone.hang_up(peer.connection)
            self.forget(peer)

    def peer(self, device: str) -> Peer:
        peer = self.peers.get(device)
        if peer is None:
            raise Failure('not-connected')
        return peer

    # -- requests
    async def request(self, device: str, asking) -> Any:
        """Runs `asking`, which makes the request, until it is done or its connection ends."""
        peer = self.peer(device)
        over = asyncio.get_running_loop().create_future()

        def end(reason: int) -> None:
            if not over.done():
                over.set_result(reason)

        peer.connection.on('disconnection', end)
        task = asyncio.ensure_future(asking(peer))
        try:
            await asyncio.wait({task, over}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done() or task.cancelled():
                task.cancel()
                raise Failure('disconnected', reason=over.result() if over.done() else None)
            return task.result()
        except att.ATT_Error as error:
            raise Failure('att', att=error.error_code) from None
        except (core.TimeoutError, TimeoutError):
            raise Failure('timeout') from None
        finally:
            peer.connection.remove_listener('disconnection', end)

    async def exchange_mtu(self, device: str, mtu: int) -> int:
        return await self.request(device, lambda peer: peer.request_mtu(mtu))

    async def discover(self, device: str) -> list[dict[str, Any]]:
        return await self.request(device, self.discovery)

    @staticmethod
    async def discovery(peer: Peer) -> list[dict[str, Any]]:
        found = []
        for service in await peer.discover_services():
            characteristics = []
            for each in await peer.discover_characteristics(service=service):
                cccd = None
                if int(each.properties) & NOTIFY:
                    descriptors = await peer.discover_descriptors(each)
                    cccd = next((d.handle for d in descriptors if d.type == CCCD), None)
                characteristics.append({'uuid': str(each.uuid).lower(), 'handle': each.handle, 'cccd': cccd,
                                        'properties': int(each.properties)})
            found.append({'uuid': str(service.uuid).lower(), 'characteristics': characteristics})
        return found

    async def read(self, device: str, handle: int) -> str:
        return to_text(await self.request(device, lambda peer: peer.gatt_client.read_value(handle)))

    async def write(self, device: str, handle: int, value: bytes, response: bool) -> None:
        await self.request(device, lambda peer: peer.gatt_client.write_value(handle, value, with_response=response))

    async def subscribe(self, device: str, handle: int, cccd: int, on: bool) -> None:
        subscribers = self.peer(device).gatt_client.notification_subscribers
        if on:
            def heard(value: bytes) -> None:
                self.phone.tell('notification', device=device, handle=handle, value=to_text(value))
            subscribers[handle] = {heard}
        else:
            subscribers.pop(handle, None)
        await self.write(device, cccd, bytes([1 if on else 0, 0]), True)

    def send(self, device: str, pdu: str) -> None:
        """Sends any bytes, allowed by ATT or not."""
        self.peer(device).gatt_client.send_gatt_pdu(to_bytes(pdu))
