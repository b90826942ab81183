/** The next player to move: the lowest seat of the active ones. */
export const nextPlayer = ({ activePlayers }) => {
  for (const player in activePlayers) return player;
  throw new Error('nobody may move');
};

/** The action that `client.moves` dispatches. The library does not export its constructor. */
export const makeMove = (type, args, playerID) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
});
