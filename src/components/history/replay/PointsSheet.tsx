import { useMemo } from 'react';
import { happeningsOf } from '../../table/happenings';
import { bestFirst } from '../../table/result/best-first';
import { PlaceList } from '../../table/result/PlaceList';
import { useSourcesTitle } from '../../table/result/use-sources-title';
import { useTableActions } from '../../table/TableContext';
import { Sheet } from '../../ui/overlays/Sheet';

interface Props {
  readonly places: readonly number[];
  readonly onClose: () => void;
}

/** Where the points of a finished game come from, as in its result. */
export function PointsSheet({ places, onClose }: Props) {
  const { played } = useTableActions();
  const happenings = useMemo(() => happeningsOf(played()), [played]);
  const order = useMemo(() => bestFirst(places), [places]);
  return (
    <Sheet open title={useSourcesTitle()} onClose={onClose}>
      <PlaceList order={order} places={places} happenings={happenings} ledger />
    </Sheet>
  );
}
