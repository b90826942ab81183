"""A phone: Bluetooth that can be switched off, with its two roles."""
import asyncio
from typing import Any

from air import Air
from bumble import hci, ll
from bumble.device import Connection, DeviceConfiguration
from bumble.hci import Address
from bumble.host import Host
from central import Central
from lines import say
from peripheral import Peripheral
from phone_device import CAME, PhoneDevice
from radio import PhoneController

POWERED_OFF = 0x15
ENDED_HERE = 0x16
# In seconds.
LONGEST_DISCONNECTION = 0.5


class Phone:
    def __init__(self, air: Air, name: str, address: str, max_mtu: int, slots: int) -> None:
        self.air = air
        self.name = name
        self.address = address
        self.max_mtu = max_mtu
        # The limit of guests at a time.
        self.slots = slots
        self.on = False
        self.central = Central(self)
        self.peripheral = Peripheral(self)

    def tell(self, event: str, **more: Any) -> None:
        say({'event': event, 'phone': self.name, **more})

    async def power_on(self) -> None:
        if self.on:
            return
        self.controller = PhoneController(self.name, self.air, Address(self.address))
        host = Host()
        host.controller = self.controller
        config = DeviceConfiguration(name=self.name, address=Address(self.address), gap_service_enabled=True)
        self.device = PhoneDevice(config=config, host=host)
        self.device.gatt_server.max_mtu = self.max_mtu
        self.device.on(PhoneDevice.EVENT_CONNECTION, self.central.made)
        self.device.on(CAME, self.peripheral.came)
        self.device.on('advertisement', self.central.saw)
        self.peripheral.begin()
        await self.device.power_on()
        self.peripheral.powered()
        self.on = True
        self.tell('state', on=True)

    async def power_off(self, silent: bool = False) -> None:
        """Removes services, advertisement, scans and connections. `silent`: like a power loss."""
        if not self.on:
            return
        self.on = False
        for connection in list(self.controller.le_connections.values()):
            if not silent:
                connection.send_ll_control_pdu(ll.TerminateInd(POWERED_OFF))
            self.controller.on_le_disconnected(connection, ENDED_HERE)
        for _ in range(6):
            await asyncio.sleep(0)
        self.controller.le_legacy_advertiser.stop()
        self.air.remove_controller(self.controller)
        self.air.supervise()
        self.central.switched_off()
        self.peripheral.end()
        self.tell('state', on=False)

    async def quit(self, links: str) -> None:
        """Kills the app. `links`: whether its connections end, or stay, as Android does with those of guests."""
        if not self.on:
            return
        await self.central.quit()
        await self.peripheral.quit()
        if links == 'end':
            for connection in list(self.device.connections.values()):
                await self.hang_up(connection)

    async def hang_up(self, connection: Connection) -> None:
        """Ends a connection. bumble's controller never answers if it has lost the connection by then."""
        if self.device.connections.get(connection.handle) is not connection:
            return
        try:
            await asyncio.wait_for(connection.disconnect(), LONGEST_DISCONNECTION)
        except asyncio.TimeoutError:
            # A phone's own supervision would end it.
            self.device.connections.pop(connection.handle, None)
            connection.emit('disconnection', hci.HCI_CONNECTION_TIMEOUT_ERROR)

    async def rotate(self, address: str) -> None:
        """Sets a new private address. Open connections keep theirs."""
        self.address = address
        self.controller.random_address = Address(address)
        self.device.random_address = Address(address)
        await self.peripheral.advertise_again()
