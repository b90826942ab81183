"""Additions to bumble's controllers: connection events, scan responses, and attempts to connect that end."""
import asyncio
import collections

from bumble import controller as bumble_controller
from bumble import hci, ll

Report = hci.HCI_LE_Advertising_Report_Event.Report
EventType = hci.HCI_LE_Advertising_Report_Event.EventType


class PacedConnection(bumble_controller.Connection):
    """A packet is complete only when the other end has it, so that queues fill as on phones."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.waiting: collections.deque[hci.HCI_AclDataPacket] = collections.deque()
        self.pumping = False
        self.lonely: asyncio.TimerHandle | None = None

    def is_alive(self) -> bool:
        return self.controller.le_connections.get(self.peer_address) is self

    def on_hci_acl_data_packet(self, packet: hci.HCI_AclDataPacket) -> None:
        self.waiting.append(packet)
        if not self.pumping:
            self.pumping = True
            asyncio.get_running_loop().call_later(self.link.next_event(), self.pump)

    def pump(self) -> None:
        if not self.is_alive():
            self.waiting.clear()
            self.pumping = False
            return
        air = self.link
        passed = 0
        if air.other_end(self):
            while self.waiting and (air.interval == 0 or passed < air.per_event):
                self.assembler.feed_packet(self.waiting.popleft())
                passed += 1
        if passed:
            self.controller.send_hci_packet(hci.HCI_Number_Of_Completed_Packets_Event(
                connection_handles=[self.handle], num_completed_packets=[passed]))
        self.pumping = len(self.waiting) > 0
        if self.pumping:
            asyncio.get_running_loop().call_later(max(air.next_event(), 0.002), self.pump)

    def on_acl_pdu(self, pdu: bytes) -> None:
        far = self.link.other_end(self)
        if far:
            asyncio.get_running_loop().call_soon(
                far.controller.on_link_acl_data, self.self_address, self.transport, pdu)


# bumble's controller makes its connections by this name.
bumble_controller.Connection = PacedConnection


class ScannableAdvertiser(bumble_controller.LegacyAdvertiser):
    def send_advertising_data(self) -> None:
        if self.enabled:
            packet = ll.AdvInd(advertiser_address=self.address, data=self.advertising_data)
            packet.scan_response = self.scan_response_data
            self.controller.send_advertising_pdu(packet)


class PhoneController(bumble_controller.Controller):
    # Data Length Extension, and as many buffers as a phone's controller has.
    le_acl_data_packet_length = 251
    total_num_le_acl_data_packets = 12
    le_features = (bumble_controller.Controller.le_features
                   & ~hci.LeFeatureMask.LE_EXTENDED_ADVERTISING
                   & ~hci.LeFeatureMask.LE_PERIODIC_ADVERTISING)

    def __init__(self, name: str, link, address: hci.Address) -> None:
        super().__init__(name, link=link)
        self.le_legacy_advertiser = ScannableAdvertiser(self)
        self.random_address = address

    def on_advertising_pdu(self, pdu: ll.AdvInd) -> None:
        address = pdu.advertiser_address
        if self.le_scan_enable:
            self.report(EventType.ADV_IND, address, pdu.data)
            if self.le_scan_type:
                self.report(EventType.SCAN_RSP, address, pdu.scan_response)
        pending = self.pending_le_connection
        if pending and pending.peer_address == address and address not in self.le_connections:
            self.create_le_connection(address)

    def report(self, event_type: EventType, address: hci.Address, data: bytes) -> None:
        self.send_hci_packet(hci.HCI_LE_Advertising_Report_Event([Report(
            event_type=event_type, address_type=address.address_type, address=address, data=data, rssi=-50)]))

    def create_le_connection(self, peer_address: hci.Address) -> None:
        super().create_le_connection(peer_address)
        self.link.supervise()

    def on_le_disconnected(self, connection, reason: int) -> None:
        super().on_le_disconnected(connection, reason)
        self.link.supervise()

    def on_hci_le_create_connection_cancel_command(self, _command) -> hci.HCI_StatusReturnParameters:
        """bumble 0.0.236 answers the command and never ends the attempt."""
        pending, self.pending_le_connection = self.pending_le_connection, None
        if pending:
            asyncio.get_running_loop().call_soon(self.send_hci_packet, hci.HCI_LE_Connection_Complete_Event(
                status=hci.HCI_ErrorCode.UNKNOWN_CONNECTION_IDENTIFIER_ERROR, connection_handle=0,
                role=hci.Role.CENTRAL, peer_address_type=pending.peer_address.address_type,
                peer_address=pending.peer_address, connection_interval=0, peripheral_latency=0,
                supervision_timeout=0, central_clock_accuracy=0))
        return hci.HCI_StatusReturnParameters(hci.HCI_ErrorCode.SUCCESS)
