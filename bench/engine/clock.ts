/**
 * How many moves `play` makes in a second of processor time: what else the machine is busy with counts for little. It
 * plays one game and gives its number of moves; games are played whole, so that early and late moves count as in life,
 * and begun until the time is up. What is played to warm up does not count.
 */
export function movesASecond(play: () => number, warmUp: number, seconds: number): number {
  playFor(play, warmUp);
  return playFor(play, seconds);
}

function playFor(play: () => number, seconds: number): number {
  const begin = processorSeconds();
  let moves = 0;
  let passed = 0;
  do {
    moves += play();
    passed = processorSeconds() - begin;
  } while (passed < seconds);
  return moves / passed;
}

/** Of this process, its compiler and garbage collector included. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
