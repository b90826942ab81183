import type { Look, PartName, Rect } from './parts';

const FINGERTIP = 44;
/** Rounding. */
const HAIR = 1;
/** The part of a phone's height that a board has, unless its others and its room are used up. */
const BOARD_SHARE = 0.45;
/** More room than this above and below the board would be a void. */
const MOST_VOID = 64;

export interface Expected {
  readonly seats: number;
  /** Text is enlarged: the board may scroll. */
  readonly enlarged?: boolean;
}

/** The faults of a screen, one line each. */
export function faultsOf(look: Look, { seats, enlarged = false }: Expected): readonly string[] {
  const { width, height } = look.window;
  const large = Math.min(width, height) >= 600;
  return [
    ...outside(look),
    ...overlaps(look),
    ...seatFaults(look, seats),
    ...look.tiny.map((text) => `below 12 px: ${text}`),
    ...look.cut.map((text) => `cut: ${text}`),
    ...look.numbers
      .filter(({ size }) => size < (large ? 20 : 16) - 0.1)
      .map(({ text, size }) => `a number of the board: ${text} is ${size} px`),
    ...look.targets
      .filter(({ width, height }) => width < FINGERTIP - HAIR || height < FINGERTIP - HAIR)
      .map((each) => `a target of ${Math.round(each.width)}×${Math.round(each.height)}: ${each.name}`),
    ...boardFaults(look, large, enlarged),
    ...buttonFaults(look),
  ];
}

const side = (part: Rect) => ({ width: part.right - part.left, height: part.bottom - part.top });

function outside({ window, parts }: Look): readonly string[] {
  const { width, height } = window;
  return Object.entries(parts).flatMap(([name, { left, top, right, bottom }]) => {
    const out = left < -HAIR || right > width + HAIR || top < -HAIR || bottom > height + HAIR;
    return out ? [`outside the window: ${name} ${[left, top, right, bottom].map(Math.round)}`] : [];
  });
}

function overlaps({ parts }: Look): readonly string[] {
  const all = Object.entries(parts) as [PartName, Rect][];
  return all.flatMap(([name, one], at) =>
    all.slice(at + 1).flatMap(([other, two]) => {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      return across > HAIR && down > HAIR ? [`${name} and ${other} overlap by ${Math.round(down)} px`] : [];
    }),
  );
}

function seatFaults({ seats, window }: Look, count: number): readonly string[] {
  const shown = seats.filter(({ left, right }) => left >= -HAIR && right <= window.width + HAIR);
  const widths = seats.map((each) => side(each).width);
  const uneven = Math.max(...widths) - Math.min(...widths) > 6;
  return [
    ...(shown.length === count ? [] : [`${shown.length} of ${count} seats are visible`]),
    ...(uneven ? [`seats of ${widths.map(Math.round).join(', ')} px`] : []),
    ...(Math.min(...widths) < 40 ? ['a seat is narrower than 40 px'] : []),
  ];
}

function boardFaults(look: Look, large: boolean, enlarged: boolean): readonly string[] {
  const { parts, window, voids, scrolls } = look;
  if (!parts.board) return ['there is no board'];
  if (enlarged) return [];
  const share = side(parts.board).height / window.height;
  const upright = window.height > window.width;
  const faults = scrolls ? ['the board does not fit its place'] : [];
  if (!large && share < BOARD_SHARE && voids > MOST_VOID / 2)
    return [
      ...faults,
      `the board takes ${Math.round(100 * share)} % of the height, beside ${Math.round(voids)} px of nothing`,
    ];
  if (!large && upright && voids > MOST_VOID)
    return [...faults, `${Math.round(voids)} px of nothing around the board`];
  return faults;
}

/** No button is as wide as a large screen. */
function buttonFaults({ targets, window }: Look): readonly string[] {
  if (Math.min(window.width, window.height) < 600) return [];
  return targets
    .filter(({ width, onBoard }) => !onBoard && width > window.width * 0.6)
    .map(({ name, width }) => `a button of ${Math.round(width)} px: ${name}`);
}
