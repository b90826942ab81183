import { diceReasons } from '../../engine/chance';
import { draftReasons } from '../../engine/draft';
import type { AnyGame } from '../../engine/game';
import { parseJson } from '../../engine/json';
import { matchReasons } from '../../engine/match';
import { about, type Refusal, reasons } from '../../engine/refusal';
import { tableReasons } from '../session/table-reasons';

export const netReasons = reasons('net', {
  'seat-taken': ['N3', 'Somebody sits there already.'],
  'not-yours': ['N4', 'Another phone plays this seat.'],
  'keeps-seat': ['N39', 'A phone with a seat can’t lie in the middle.'],
  paused: ['N6', 'The host has paused the game.'],
  'host-only': ['N6', 'Only the host can do this.'],
  'no-such-phone': ['N6', 'This phone is not at the table.'],
  'too-late': ['N9', 'The game had already moved on when this arrived.'],
  'not-here': ['N14', 'There is no connection to the host.'],
  gathering: ['N18', 'The others are still coming back.'],
  'later-host': ['N20', 'Another phone hosts this table now.'],
  'earlier-host': ['N20', 'That phone hosted this table earlier. Another one does now.'],
  'old-app-here': ['N24', 'This phone has an older version of the app than the host.'],
  'old-app-there': ['N24', 'The host has an older version of the app than this phone.'],
  'old-guest': ['N24', 'A phone with an older version of the app tried to join.'],
  'new-guest': ['N24', 'A phone with a newer version of the app tried to join.'],
  'other-app': ['NS2', 'A phone with another version of the app tried to join.'],
  full: ['N7', 'There is no room for another phone at this table.'],
  removed: ['N6', 'The host has removed this phone from the table.'],
  closed: ['N6', 'The host has closed the table.'],
  moved: ['N20', 'Another phone will host this table.'],
  'other-table': ['N1', 'This is another table.'],
  broken: ['N25', 'The phones did not understand each other.'],
  differs: ['N12', 'The phones no longer agree about the game. They may have different versions of the app.'],
  rewound: ['N31', 'The host took back what had been played. This phone does not follow that host any more.'],
  'foreign-move': [
    'N32',
    'The host made a move in your place. This phone does not follow that host any more.',
  ],
  'false-dice': [
    'N35',
    'The host changed dice that all phones had made. This phone does not follow that host any more.',
  ],
  'false-link': [
    'N34',
    'The host used a number for the dice that was not next in line. This phone does not follow that host any more.',
  ],
  'false-witness': [
    'N36',
    'The host made dice without the phone whose turn it was. This phone does not follow that host any more.',
  ],
  'other-move': [
    'N37',
    'The host changed its move after it knew the dice. This phone does not follow that host any more.',
  ],
  'too-much': ['N25', 'This phone sent too much at once.'],
  refused: ['N9', 'The host refused this.'],
});

/** N33: why a guest leaves its host. */
export const brokenRules: readonly Refusal[] = [
  netReasons.rewound,
  netReasons['foreign-move'],
  netReasons['false-dice'],
  netReasons['false-link'],
  netReasons['false-witness'],
  netReasons['other-move'],
];

/** The refusal for a code from the host. A code that this version doesn't know gives a general refusal. */
export function refusalOf(game: AnyGame, code: string, values: string): Refusal {
  const known = [game.reasons, matchReasons, diceReasons, draftReasons, tableReasons, netReasons]
    .flatMap((each) => Object.values(each))
    .find((refusal) => refusal.code === code);
  const read = known && valuesIn(values);
  return read ? about(known, read) : (known ?? netReasons.refused);
}

export const valuesText = ({ values }: Refusal): string => (values ? JSON.stringify(values) : '');

function valuesIn(text: string): Record<string, string | number> | null {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) return null;
  const values: [string, string | number][] = [];
  for (const [name, value] of Object.entries(json))
    if (typeof value === 'string' || typeof value === 'number') values.push([name, value]);
  return Object.fromEntries(values);
}
