import { act, render, screen } from '@testing-library/react-native';
import { loadLesson } from '../../../src/components/games/lessons';
import { face } from '../../../src/components/games/lockout/face';
import { LessonCard } from '../../../src/components/lesson/LessonCard';
import { LessonProvider } from '../../../src/components/lesson/LessonContext';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { TableProvider } from '../../../src/components/table/TableContext';
import { seeded } from '../../../src/engine/random';
import { memoryStorage } from '../../../src/storage/memory';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import { handClock } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';

const nothing = () => {};

test('the sentence of the bot’s throw stays while its dice fly, so that it is announced once', async () => {
  const app = await createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock: handClock(),
    today: () => 0,
    random: seeded(1),
  });
  const lesson = await loadLesson('lockout');
  const played = await app.openLesson(lesson, ['Ada', 'Mia']);
  render(
    <AppProvider app={app}>
      <FaceProvider face={face}>
        <TableProvider table={played.table}>
          <LessonProvider open={{ lesson, played, onPlay: nothing, onSetUp: nothing, onAgain: nothing }}>
            <LessonCard />
          </LessonProvider>
        </TableProvider>
      </FaceProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  const fly = (kind: 'bot' | 'do') =>
    act(() => {
      played.table.store.setState({ flying: true });
      played.store.setState({ step: lesson.steps.find((step) => step.kind === kind) ?? null });
    });
  fly('bot');
  expect(screen.getByText('The white dice are for everyone: Mia marks a 3, too.')).toBeVisible();
  fly('do');
  expect(screen.getByText('The dice roll…')).toBeVisible();
});
