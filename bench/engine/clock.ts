/**
 * How many moves a second `play` makes: whole games, so that early and late moves count as in life, started until the
 * time is up. `play` plays one game and gives its number of moves. What is played to warm up does not count.
 */
export function movesASecond(play: () => number, warmUp: number, seconds: number): number {
  playFor(play, warmUp);
  return playFor(play, seconds);
}

function playFor(play: () => number, seconds: number): number {
  const begin = performance.now();
  let moves = 0;
  let passed = 0;
  do {
    moves += play();
    passed = (performance.now() - begin) / 1000;
  } while (passed < seconds);
  return moves / passed;
}
