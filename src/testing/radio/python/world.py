"""All phones of a test, and their operations."""
from typing import Any

from air import Air
from lines import Failure, to_bytes
from phone import Phone

Message = dict[str, Any]


class World:
    def __init__(self) -> None:
        self.air = Air()
        self.phones: dict[str, Phone] = {}

    async def do(self, op: str, m: Message) -> Any:
        if op in AIR:
            return await AIR[op](self, m)
        phone = self.phones.get(m['phone'])
        if phone is None:
            raise Failure('no-such-phone', m['phone'])
        if op not in PHONE:
            raise Failure('no-such-operation', op)
        if not phone.on and op not in ('power', 'rotate'):
            raise Failure('powered-off')
        return await PHONE[op](phone, m)

    async def reset(self, _: Message) -> None:
        for phone in self.phones.values():
            await phone.power_off(silent=True)
        self.air, self.phones = Air(), {}

    async def set_air(self, m: Message) -> None:
        air = self.air
        air.interval = m['intervalMs'] / 1000
        air.per_event = m['packetsPerEvent']
        air.supervision = None if m['supervisionMs'] is None else m['supervisionMs'] / 1000

    async def add_phone(self, m: Message) -> None:
        phone = Phone(self.air, m['phone'], m['address'], m['maxMtu'], m['slots'])
        self.phones[phone.name] = phone
        await phone.power_on()

    async def cut(self, m: Message) -> None:
        self.air.cut(m['one'], m['other'])

    async def heal(self, m: Message) -> None:
        self.air.heal(m['one'], m['other'])


async def power(phone: Phone, m: Message) -> None:
    await (phone.power_on() if m['on'] else phone.power_off(m['silent']))


async def quit_app(phone: Phone, m: Message) -> None:
    await phone.quit(m['links'])


async def rotate(phone: Phone, m: Message) -> None:
    await phone.rotate(m['address'])


# -- guests
async def scan(phone: Phone, m: Message) -> None:
    await phone.central.scan(m['on'])


async def connect(phone: Phone, m: Message) -> None:
    await phone.central.connect(m['device'], None if m['timeoutMs'] is None else m['timeoutMs'] / 1000)


async def disconnect(phone: Phone, m: Message) -> None:
    await phone.central.disconnect(m['device'])


async def exchange_mtu(phone: Phone, m: Message) -> int:
    return await phone.central.exchange_mtu(m['device'], m['mtu'])


async def discover(phone: Phone, m: Message) -> list[Message]:
    return await phone.central.discover(m['device'])


async def read(phone: Phone, m: Message) -> str:
    return await phone.central.read(m['device'], m['handle'])


async def write(phone: Phone, m: Message) -> None:
    await phone.central.write(m['device'], m['handle'], to_bytes(m['value']), m['response'])


async def subscribe(phone: Phone, m: Message) -> None:
    await phone.central.subscribe(m['device'], m['handle'], m['cccd'], m['on'])


async def send_pdu(phone: Phone, m: Message) -> None:
    phone.central.send(m['device'], m['pdu'])


# -- hosts
async def serve(phone: Phone, m: Message) -> None:
    phone.peripheral.serve(m['service'], m['characteristics'], m['before'])


async def close(phone: Phone, _: Message) -> None:
    phone.peripheral.close()


async def advertise(phone: Phone, m: Message) -> None:
    data = m['serviceData']
    await phone.peripheral.advertise(m['service'], None if data is None else to_bytes(data), m['name'], m['overflow'])


async def stop_advertising(phone: Phone, _: Message) -> None:
    await phone.peripheral.stop_advertising()


async def notify(phone: Phone, m: Message) -> Message:
    return await phone.peripheral.notify(m['guest'], m['target'], to_bytes(m['value']))


async def respond(phone: Phone, m: Message) -> None:
    phone.peripheral.respond(m['request'], m['error'], to_bytes(m['value']))


async def drop(phone: Phone, m: Message) -> None:
    await phone.peripheral.drop(m['guest'])


AIR = {'reset': World.reset, 'air': World.set_air, 'phone': World.add_phone, 'cut': World.cut, 'heal': World.heal}
PHONE = {
    'power': power, 'quit': quit_app, 'rotate': rotate,
    'scan': scan, 'connect': connect, 'disconnect': disconnect, 'exchange-mtu': exchange_mtu, 'discover': discover,
    'read': read, 'write': write, 'subscribe': subscribe, 'send-pdu': send_pdu,
    'serve': serve, 'close': close, 'advertise': advertise, 'stop-advertising': stop_advertising,
    'notify': notify, 'respond': respond, 'drop': drop,
}
