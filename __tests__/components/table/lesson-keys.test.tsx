/** @jest-environment jsdom */
import { act, render } from '@testing-library/react-native';
import { loadLesson } from '../../../src/components/games/lessons';
import { face } from '../../../src/components/games/lockout/face';
import { LessonProvider } from '../../../src/components/lesson/LessonContext';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { TableKeys } from '../../../src/components/table/keys/TableKeys';
import { TableProvider } from '../../../src/components/table/TableContext';
import { seeded } from '../../../src/engine/random';
import { memoryStorage } from '../../../src/storage/memory';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import { handClock } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';

// Only browsers report keys.
jest.mock('../../../src/components/table/keys/use-key-presses', () =>
  jest.requireActual('../../../src/components/table/keys/use-key-presses.web'),
);

const nothing = () => {};

test('R reads on in a lesson, and moves only when a move is asked for', async () => {
  const clock = handClock();
  const storage = memoryStorage();
  const app = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock,
    today: () => 0,
    random: seeded(1),
  });
  const { steps, ...rest } = await loadLesson('lockout');
  const read = { kind: 'tell', words: { id: 'Read this.' }, at: [] } as const;
  const lesson = { ...rest, steps: [read, ...steps] };
  const played = await app.openLesson(lesson, ['Ada', 'Mia']);
  played.table.enter();
  render(
    <AppProvider app={app}>
      <FaceProvider face={face}>
        <TableProvider table={played.table}>
          <LessonProvider open={{ lesson, played, onPlay: nothing, onSetUp: nothing, onAgain: nothing }}>
            <TableKeys open={false} ready onOpen={nothing} onResults={nothing} />
          </LessonProvider>
        </TableProvider>
      </FaceProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  const press = async (key: string) => {
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key })));
    await act(() => clock.pass(10));
  };
  const now = () => ({ kind: played.store.getState().step?.kind, moves: played.table.played().log.length });
  expect(now()).toEqual({ kind: 'tell', moves: 0 });
  await press('r');
  expect(now()).toEqual({ kind: 'do', moves: 0 });
  await press('r');
  expect(now().moves).toBe(1);
});
