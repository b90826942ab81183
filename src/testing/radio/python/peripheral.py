"""A phone as a host: it advertises, and passes the requests for its service to the test."""
import asyncio
from typing import Any

from advertisement import make
from bumble import att
from bumble.core import UUID
from bumble.device import AdvertisingType, Connection
from bumble.gatt import Characteristic, Service
from lines import Failure, to_text
from sent import Sent

PROPERTIES = {'read': Characteristic.Properties.READ, 'write': Characteristic.Properties.WRITE,
              'notify': Characteristic.Properties.NOTIFY}
# In milliseconds. Phones advertise less often; tests should not wait for that.
ADVERTISING_INTERVAL = 20


class Peripheral:
    def __init__(self, phone) -> None:
        self.phone = phone
        self.advertised: tuple[bytes, bytes] | None = None
        self.guests: dict[str, Connection] = {}
        self.targets: dict[int, str] = {}
        self.values: dict[str, Characteristic] = {}
        self.prepared: set[str] = set()
        self.requests: dict[int, tuple[Connection, att.ATT_PDU]] = {}
        self.asked = 0

    def begin(self) -> None:
        server = self.phone.device.gatt_server
        self.otherwise = server.on_gatt_pdu
        server.on_gatt_pdu = self.on_pdu

    def powered(self) -> None:
        server = self.phone.device.gatt_server
        self.kept_services, self.kept_attributes = len(server.services), len(server.attributes)
        self.sent = Sent(self.phone.device.host.le_acl_packet_queue)

    def end(self) -> None:
        self.advertised = None
        self.guests.clear()
        self.requests.clear()
        self.prepared.clear()
        self.targets.clear()
        self.values.clear()

    async def quit(self) -> None:
        await self.stop_advertising()
        self.close()

    # -- the service
    def serve(self, uuid: str, characteristics: list[dict[str, str]], before: int) -> None:
        """`before`: the number of attributes before the service. A rebuilt server may have other handles."""
        device = self.phone.device
        for number in range(before):
            device.add_service(Service(UUID.from_16_bits(0x7000 + number), []))
        made = []
        for each in characteristics:
            readable = Characteristic.READABLE if each['property'] == 'read' else Characteristic.Permissions(0)
            writable = Characteristic.WRITEABLE if each['property'] == 'write' else Characteristic.Permissions(0)
            value = Characteristic(each['uuid'], PROPERTIES[each['property']], readable | writable)
            self.values[each['name']] = value
            made.append(value)
        service = Service(uuid, made)
        device.add_service(service)
        for each in characteristics:
            handle = self.values[each['name']].handle
            self.targets[handle] = each['name']
            if each['property'] == 'notify':
                self.targets[handle + 1] = f"{each['name']}-subscription"

    def close(self) -> None:
        """Removes the service. Connections stay: an app can't end those of other phones."""
        server = self.phone.device.gatt_server
        del server.services[self.kept_services:]
        del server.attributes[self.kept_attributes:]
        server.attributes_by_handle.clear()
        self.targets.clear()
        self.values.clear()

    # -- advertising
    async def advertise(self, service: str, service_data: bytes | None, name: str | None, overflow: bool) -> None:
        self.advertised = make(service, service_data, name, overflow)
        await self.advertise_again()

    async def advertise_again(self) -> None:
        if not self.phone.on or self.advertised is None or len(self.guests) >= self.phone.slots:
            return
        first, second = self.advertised
        await self.phone.device.start_advertising(
            AdvertisingType.UNDIRECTED_CONNECTABLE_SCANNABLE, advertising_data=first, scan_response_data=second,
            advertising_interval_min=ADVERTISING_INTERVAL, advertising_interval_max=ADVERTISING_INTERVAL)

    async def stop_advertising(self) -> None:
        self.advertised = None
        await self.phone.device.stop_advertising()

    # -- guests
    def came(self, connection: Connection) -> None:
        guest = str(connection.peer_address)
        self.guests[guest] = connection
        self.sent.forget(connection.handle)
        self.phone.tell('guest-came', guest=guest)
        connection.on('connection_att_mtu_update',
                      lambda: self.phone.tell('guest-mtu', guest=guest, mtu=connection.att_mtu))
        connection.on('disconnection', lambda reason: self.went(guest, connection, reason))
        asyncio.ensure_future(self.advertise_again())

    def went(self, guest: str, connection: Connection, reason: int) -> None:
        self.requests = {key: each for key, each in self.requests.items() if each[0] is not connection}
        self.prepared.discard(guest)
        self.sent.forget(connection.handle)
        if self.guests.get(guest) is connection:
            del self.guests[guest]
        self.phone.tell('guest-gone', guest=guest, reason=reason)
        asyncio.ensure_future(self.advertise_again())

    def guest(self, guest: str) -> Connection:
        connection = self.guests.get(guest)
        if connection is None:
            raise Failure('not-connected')
        return connection

    async def drop(self, guest: str) -> None:
        await self.phone.hang_up(self.guest(guest))

    # -- requests of guests
    def on_pdu(self, connection: Connection, pdu: att.ATT_PDU) -> None:
        kind, target = self.delegated(connection, pdu)
        if kind is None:
            if self.refused(pdu):
                self.refuse(connection, pdu)
            else:
                self.otherwise(connection, pdu)
            return
        guest = str(connection.peer_address)
        if kind == 'prepare':
            self.prepared.add(guest)
        elif kind == 'execute':
            self.prepared.discard(guest)
        self.asked += 1
        if kind != 'command':
            self.requests[self.asked] = (connection, pdu)
        value = getattr(pdu, 'attribute_value', None) or getattr(pdu, 'part_attribute_value', b'')
        self.phone.tell('request', guest=guest, request=self.asked, kind=kind, target=target,
                        offset=getattr(pdu, 'value_offset', 0), value=to_text(value),
                        execute=getattr(pdu, 'flags', 1) != 0)

    def delegated(self, connection: Connection, pdu: att.ATT_PDU) -> tuple[str | None, str | None]:
        if isinstance(pdu, att.ATT_Execute_Write_Request):
            return ('execute', None) if str(connection.peer_address) in self.prepared else (None, None)
        target = self.targets.get(getattr(pdu, 'attribute_handle', 0))
        kind = KINDS.get(type(pdu))
        if target is None or kind is None:
            return None, None
        return kind, target

    def refused(self, pdu: att.ATT_PDU) -> bool:
        """Whether a phone would refuse this write. bumble allows all, even to a service's declaration."""
        attribute = self.phone.device.gatt_server.get_attribute(getattr(pdu, 'attribute_handle', 0))
        return KINDS.get(type(pdu)) in WRITES and attribute is not None and not (
            attribute.permissions & attribute.WRITEABLE)

    def refuse(self, connection: Connection, pdu: att.ATT_PDU) -> None:
        if not isinstance(pdu, att.ATT_Write_Command):
            self.phone.device.gatt_server.send_response(connection, att.ATT_Error_Response(
                request_opcode_in_error=pdu.op_code, attribute_handle_in_error=pdu.attribute_handle,
                error_code=att.ATT_WRITE_NOT_PERMITTED_ERROR))

    def respond(self, request: int, error: int, value: bytes) -> None:
        connection, pdu = self.requests.pop(request, (None, None))
        if connection is None or pdu is None:
            return  # its connection is gone
        handle = getattr(pdu, 'attribute_handle', 0)
        if error:
            answer = att.ATT_Error_Response(
                request_opcode_in_error=pdu.op_code, attribute_handle_in_error=handle, error_code=error)
        else:
            answer = self.response(connection, pdu, value)
        self.phone.device.gatt_server.send_response(connection, answer)

    @staticmethod
    def response(connection: Connection, pdu: att.ATT_PDU, value: bytes) -> att.ATT_PDU:
        match pdu:
            case att.ATT_Read_Request():
                return att.ATT_Read_Response(attribute_value=value[:connection.att_mtu - 1])
            case att.ATT_Read_Blob_Request():
                return att.ATT_Read_Blob_Response(part_attribute_value=value[:connection.att_mtu - 1])
            case att.ATT_Prepare_Write_Request():
                return att.ATT_Prepare_Write_Response(attribute_handle=pdu.attribute_handle,
                                                      value_offset=pdu.value_offset, part_attribute_value=value)
            case att.ATT_Execute_Write_Request():
                return att.ATT_Execute_Write_Response()
            case _:
                return att.ATT_Write_Response()

    # -- notifications
    async def notify(self, guest: str, target: str, value: bytes) -> dict[str, Any]:
        """Returns when the guest's phone has it. Silently truncates to the MTU, like Android."""
        connection = self.guest(guest)
        part = value[:connection.att_mtu - 3]
        notification = att.ATT_Handle_Value_Notification(
            attribute_handle=self.values[target].handle, attribute_value=part)
        self.phone.device.gatt_server.send_gatt_pdu(connection, bytes(notification))
        if not await self.sent.everything(connection.handle):
            raise Failure('not-connected')
        return {'cut': len(part) < len(value)}


KINDS = {att.ATT_Read_Request: 'read', att.ATT_Read_Blob_Request: 'read', att.ATT_Write_Request: 'write',
         att.ATT_Write_Command: 'command', att.ATT_Prepare_Write_Request: 'prepare'}
WRITES = ('write', 'command', 'prepare')
