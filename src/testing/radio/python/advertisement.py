"""Advertisements as phones make them and read them."""
from typing import Any

from bumble.core import AdvertisingData, UUID
from lines import Failure, to_text

MOST_BYTES = 31
FLAGS = (AdvertisingData.FLAGS, bytes([6]))
# An iPhone's app in the background: a bit for each service, among Apple's own data.
OVERFLOW = bytes.fromhex('4c0001')
UUID_LISTS = (AdvertisingData.COMPLETE_LIST_OF_128_BIT_SERVICE_CLASS_UUIDS,
              AdvertisingData.INCOMPLETE_LIST_OF_128_BIT_SERVICE_CLASS_UUIDS)
NAMES = (AdvertisingData.COMPLETE_LOCAL_NAME, AdvertisingData.SHORTENED_LOCAL_NAME)


def make(service: str, service_data: bytes | None, name: str | None, overflow: bool) -> tuple[bytes, bytes]:
    """The advertisement and the scan response."""
    uuid = UUID(service).to_bytes()
    first, second = [FLAGS], []
    if overflow:
        first.append((AdvertisingData.MANUFACTURER_SPECIFIC_DATA, OVERFLOW + bytes(15) + b'\x80'))
    else:
        first.append((AdvertisingData.COMPLETE_LIST_OF_128_BIT_SERVICE_CLASS_UUIDS, uuid))
        if service_data is not None:
            second.append((AdvertisingData.SERVICE_DATA_128_BIT_UUID, uuid + service_data))
        if name is not None:
            second.append((AdvertisingData.COMPLETE_LOCAL_NAME, name.encode()))
    packets = bytes(AdvertisingData(first)), bytes(AdvertisingData(second))
    if any(len(each) > MOST_BYTES for each in packets):
        raise Failure('too-large', f'{len(packets[0])} and {len(packets[1])} bytes')
    return packets


def read(data: AdvertisingData) -> dict[str, Any]:
    services, service_data, name, overflow = [], {}, None, False
    for kind, value in data.ad_structures:
        if kind in UUID_LISTS:
            services += [uuid_text(value[at:at + 16]) for at in range(0, len(value), 16)]
        elif kind == AdvertisingData.SERVICE_DATA_128_BIT_UUID:
            service_data[uuid_text(value[:16])] = to_text(value[16:])
        elif kind in NAMES:
            name = value.decode('utf8', 'replace')
        elif kind == AdvertisingData.MANUFACTURER_SPECIFIC_DATA and value.startswith(OVERFLOW):
            overflow = True
    return {'services': services, 'serviceData': service_data, 'name': name, 'overflow': overflow}


def uuid_text(data: bytes) -> str:
    return str(UUID.from_bytes(data)).lower()
