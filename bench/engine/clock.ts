/**
 * The moves that `play` makes in a second of processor time, so that other work of the machine counts little.
 * `play` plays one game and returns its number of moves. Only whole games are played, so that early and late
 * moves have their usual shares; games start until the time is up. The warm-up does not count.
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

/** The processor time of this process, including its compiler and garbage collector. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
