"""Additions to bumble's device: connections that two phones make at the same moment."""
from typing import Any

from bumble import hci
from bumble.device import Device

# The event of a connection that another phone has made.
CAME = 'came'


class PhoneDevice(Device):
    """Tells connections that other phones have made by an event of their own.

    bumble takes any new connection for the one that it is making.
    """

    def emit(self, event: str, *args: Any, **more: Any) -> bool:
        if event == self.EVENT_CONNECTION and args[0].role == hci.Role.PERIPHERAL:
            event = CAME
        return super().emit(event, *args, **more)

    @property
    def connect_own_address_type(self) -> hci.OwnAddressType:
        """bumble forgets it with the attempt, and then ignores a connection that is made a moment later."""
        return hci.OwnAddressType.RANDOM

    @connect_own_address_type.setter
    def connect_own_address_type(self, _: hci.OwnAddressType | None) -> None:
        pass
