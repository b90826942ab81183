/** Who may move now, the lowest seat first. */
export const nextPlayer = ({ activePlayers }) => {
  for (const player in activePlayers) return player;
  throw new Error('nobody may move');
};

/** The action that `client.moves` dispatches; the library exports no maker of it. */
export const makeMove = (type, args, playerID) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
});
