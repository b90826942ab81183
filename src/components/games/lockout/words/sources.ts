import { msg, plural, select } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { marksOf, worth } from '../../../../engine/lockout/sheet';
import { colours, emptySheet, type State } from '../../../../engine/lockout/state';
import type { Say, Source } from '../../face';
import { missPoints } from '../board/miss-points';

/** The points of each row, and the points that misses cost. */
export function sources(state: State, seat: Seat, say: Say): readonly Source[] {
  const sheet = state.sheets[seat] ?? emptySheet;
  const rows = colours.map((colour, row) => ({
    label: say(
      msg`${select(colour, { red: 'Red row', yellow: 'Yellow row', green: 'Green row', other: 'Blue row' })}`,
    ),
    points: worth(marksOf(sheet, row)),
    colour,
  }));
  const { misses } = sheet;
  if (misses === 0) return rows;
  const label = say(msg`${plural(misses, { one: '# miss', other: '# misses' })}`);
  return [...rows, { label, points: missPoints(misses) }];
}
