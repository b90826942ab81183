"""Waits until the packets queued for a connection have arrived, independent of other connections."""
import asyncio
import collections


class Sent:
    def __init__(self, queue) -> None:
        self.queued: collections.Counter[int] = collections.Counter()
        self.completed: collections.Counter[int] = collections.Counter()
        self.waiting: dict[int, list[tuple[int, asyncio.Future]]] = {}
        enqueue, on_packets_completed = queue.enqueue, queue.on_packets_completed

        def counted(packet, handle: int) -> None:
            self.queued[handle] += 1
            enqueue(packet, handle)

        def completed(count: int, handle: int) -> None:
            on_packets_completed(count, handle)
            self.completed[handle] += count
            self.resolve(handle)

        queue.enqueue = counted
        queue.on_packets_completed = completed

    async def everything(self, handle: int) -> bool:
        """Waits until all queued packets have arrived. False if the connection ended before."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(handle, []).append((self.queued[handle], future))
        self.resolve(handle)
        return await future

    def resolve(self, handle: int) -> None:
        still = []
        for target, future in self.waiting.get(handle, []):
            if self.completed[handle] >= target:
                future.set_result(True)
            else:
                still.append((target, future))
        self.waiting[handle] = still

    def forget(self, handle: int) -> None:
        for _, future in self.waiting.pop(handle, []):
            future.set_result(False)
        del self.queued[handle]
        del self.completed[handle]
