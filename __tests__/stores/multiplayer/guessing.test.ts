import type { PhoneWithApp } from './phones';
import { lobbyOf, PhonesRoom } from './phones';

async function table() {
  const room = new PhonesRoom();
  const host = await room.phone();
  const { shared } = await room.invite(host, 2);
  const state = () => shared.store.getState();
  const wrong = () => (state().digits === '000000' ? '111111' : '000000');
  const at = async (guest: PhoneWithApp) => {
    const lobby = lobbyOf(guest);
    lobby.browse();
    await room.pass();
    lobby.choose(state().table);
    const enter = async (digits: string) => {
      void lobby.enter(digits);
      await room.pass(1000);
      return lobby.store.getState().joining;
    };
    return { lobby, enter };
  };
  return { room, host, shared, state, wrong, at };
}

async function guessed(times: number) {
  const all = await table();
  const guesser = await all.at(await all.room.phone());
  for (let count = 0; count < times; count += 1) await guesser.enter(all.wrong());
  return { ...all, guesser };
}

describe('somebody guesses the digits', () => {
  test('NS17 the host sees how often wrong ones were typed', async () => {
    const { state } = await guessed(3);
    expect(state().invitation).toMatchObject({ renewals: 0, guesses: [{ wrong: 3, shutOut: false }] });
  });

  test('NS9 new digits are said to be new, with the seconds until they work', async () => {
    const { state, room } = await guessed(5);
    expect(state().invitation).toMatchObject({ renewals: 1, restSeconds: 29 });
    await room.pass(20_000);
    expect(state().invitation.restSeconds).toBe(9);
    await room.pass(10_000);
    expect(state().invitation.restSeconds).toBe(0);
  });

  test('NS9 a guest that types during the rest is told how long it may last', async () => {
    const { at, room, state } = await guessed(5);
    const { enter, lobby } = await at(await room.phone());
    expect(await enter(state().digits ?? '')).toMatchObject({
      step: 'digits',
      problem: { code: 'join.too-many-guesses' },
    });
    expect(lobby.store.getState().joining?.restSeconds).toBe(29);
    await room.pass(29_000);
    expect(lobby.store.getState().joining?.restSeconds).toBe(0);
    expect(await enter(state().digits ?? '')).toMatchObject({ step: 'seats' });
  });

  test('NS16 with the code only, a guest sits down while somebody guesses, and guesses change nothing', async () => {
    const { shared, state, room, at, guesser, wrong } = await guessed(5);
    shared.inviteBy('code');
    const code = state().digits ?? '';
    expect(code).toMatch(/^\d{18}$/);
    for (let count = 0; count < 7; count += 1) await guesser.enter(wrong());
    expect(state()).toMatchObject({ digits: code, invitation: { by: 'code', restSeconds: 0 } });
    const { enter } = await at(await room.phone());
    expect(await enter(code)).toMatchObject({ step: 'seats' });
    shared.inviteBy('digits');
    expect(state().digits).toMatch(/^\d{6}$/);
  });

  test('what the host knows of guesses ends with the invitation', async () => {
    const { shared, state } = await guessed(3);
    shared.inviteBy('code');
    shared.stopInviting();
    shared.invite();
    expect(state().digits).toMatch(/^\d{6}$/);
    expect(state().invitation).toMatchObject({ by: 'digits', renewals: 0, guesses: [] });
  });
});
