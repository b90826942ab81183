"""The air between phones: reception, the times of packets, and lost connections."""
import asyncio
import math

from bumble import ll
from bumble.hci import Address
from bumble.link import LocalLink

SUPERVISION_TIMEOUT = 0x08
NEVER_ESTABLISHED = 0x3E


class Air(LocalLink):
    def __init__(self) -> None:
        super().__init__()
        # Seconds between connection events; 0: packets are sent at once.
        self.interval = 0.0
        # Packets in one direction of a connection event.
        self.per_event = 4
        # The supervision timeout in seconds; None: none.
        self.supervision: float | None = 0.4
        # Pairs of phones that do not receive each other.
        self.cuts: set[frozenset[str]] = set()

    # -- reception
    def hears(self, one: str, other: str) -> bool:
        return frozenset((one, other)) not in self.cuts

    def cut(self, one: str, other: str) -> None:
        self.cuts.add(frozenset((one, other)))
        self.supervise()

    def heal(self, one: str, other: str) -> None:
        self.cuts.discard(frozenset((one, other)))
        self.supervise()

    def other_end(self, connection):
        """The other phone's end of a connection, if it still exists and is received."""
        for controller in self.controllers:
            far = controller.le_connections.get(connection.self_address)
            if far and far.self_address == connection.peer_address:
                return far if self.hears(connection.controller.name, controller.name) else None
        return None

    def supervise(self) -> None:
        """Starts and stops the supervision timers of connections."""
        loop = asyncio.get_running_loop()
        for controller in self.controllers:
            for connection in controller.le_connections.values():
                alone = self.other_end(connection) is None
                if not alone and connection.lonely:
                    connection.lonely.cancel()
                    connection.lonely = None
                elif alone and not connection.lonely and self.supervision is not None:
                    connection.lonely = loop.call_later(self.supervision, self.lose, connection, SUPERVISION_TIMEOUT)

    def lose(self, connection, reason: int) -> None:
        connection.lonely = None
        if connection.is_alive():
            connection.controller.on_le_disconnected(connection, reason)

    def next_event(self) -> float:
        """Seconds until the next connection event."""
        if self.interval == 0:
            return 0
        now = asyncio.get_running_loop().time()
        return (math.floor(now / self.interval) + 1) * self.interval - now

    # -- packets of bumble's controllers
    def send_advertising_pdu(self, sender_controller, packet) -> None:
        if sender_controller not in self.controllers:
            return  # switched off
        loop = asyncio.get_running_loop()
        if isinstance(packet, ll.ConnectInd):
            self.call(sender_controller, packet)
            return
        for controller in self.controllers:
            if controller is not sender_controller and self.hears(controller.name, sender_controller.name):
                loop.call_soon(controller.on_ll_advertising_pdu, packet)

    def call(self, sender, packet: ll.ConnectInd) -> None:
        """Of two phones that connect at once the second is too late, and notices it after six connection events.

        So do two phones that call each other: there is one connection between two addresses.
        """
        for controller in self.controllers:
            advertiser = controller.le_legacy_advertiser
            wanted = advertiser.enabled and advertiser.address == packet.advertiser_address
            free = packet.initiator_address not in controller.le_connections
            if wanted and free and controller is not sender and self.hears(sender.name, controller.name):
                controller.on_ll_advertising_pdu(packet)
                return
        connection = sender.le_connections.get(packet.advertiser_address)
        if connection:
            asyncio.get_running_loop().call_later(max(6 * self.interval, 0.03), self.lose, connection, NEVER_ESTABLISHED)

    def send_ll_control_pdu(self, sender_address: Address, receiver_address: Address, packet) -> None:
        for controller in self.controllers:
            near = controller.le_connections.get(receiver_address)
            if near and near.self_address == sender_address:
                far = self.other_end(near)
                if far:
                    asyncio.get_running_loop().call_soon(self.deliver, far, packet)
                return  # otherwise the other end notices by its own timer

    @staticmethod
    def deliver(connection, packet) -> None:
        if connection.is_alive():
            connection.controller.on_ll_control_pdu(connection.peer_address, packet)
