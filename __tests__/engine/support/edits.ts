import { pick, type Uniform } from '../../../src/engine/random';

/** A JSON value. */
type Json = unknown;

/** Values that can replace any value. */
const strangers: readonly Json[] = [
  null,
  true,
  0,
  1,
  -1,
  7,
  0.5,
  1e300,
  2 ** 31,
  '',
  '0',
  'roll',
  'pass',
  'stop',
  '__proto__',
  [],
  [0],
  [1, 2, 3, 4, 5],
  {},
  { seat: 0 },
];

const isObject = (json: Json): json is Record<string, Json> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Returns a list with one item removed, doubled, swapped with another one or changed. */
function editedList(list: readonly Json[], random: Uniform): Json {
  const at = random(list.length);
  const to = random(list.length);
  const item = list[at];
  switch (random(6)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(to, 0, item);
    case 2:
      return list.with(at, list[to]).with(to, item);
    case 3:
      return list.slice(0, at);
    default:
      return list.with(at, edited(item, random));
  }
}

function editedObject(object: Readonly<Record<string, Json>>, random: Uniform): Json {
  const names = Object.keys(object);
  const name = pick(names, random);
  const others = Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));
  switch (random(8)) {
    case 0:
      return others;
    case 1:
      return {
        ...object,
        [pick(['dice', 'note', 'seat', 'knobel', 'log'], random)]: pick(strangers, random),
      };
    case 2:
      return { ...others, [`${name}s`]: object[name] };
    default:
      return { ...object, [name]: edited(object[name], random) };
  }
}

/**
 * Returns the JSON with a random change: entries removed, doubled or swapped, values, types, texts, fields.
 */
export function edited(json: Json, random: Uniform): Json {
  if (random(12) === 0) return pick(strangers, random);
  if (Array.isArray(json) && json.length > 0) return editedList(json, random);
  if (isObject(json) && Object.keys(json).length > 0) return editedObject(json, random);
  if (typeof json === 'number') return json + pick([1, -1, 6, 0.5, -2 * json], random);
  if (typeof json === 'string') return json.replace(/\d/, String(random(10)));
  return pick(strangers, random);
}

/** Returns the text with a few bytes changed, inserted or removed. */
export function scratched(text: string, random: Uniform): string {
  let bytes = [...Buffer.from(text)];
  for (let times = 1 + random(3); times > 0; times -= 1) {
    const at = random(bytes.length);
    const byte = random(2) === 0 ? random(256) : pick([...Buffer.from('[]{},:"\\0123456789-e. ')], random);
    bytes = pick(
      [() => bytes.with(at, byte), () => bytes.toSpliced(at, 0, byte), () => bytes.toSpliced(at, 1)],
      random,
    )();
  }
  return Buffer.from(bytes).toString();
}
