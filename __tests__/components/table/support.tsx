import { render } from '@testing-library/react-native';
import type { ComponentProps } from 'react';
import TableLoader from '../../../src/components/table/TableLoader';
import { ThemeProvider } from '../../../src/components/ui/theme/ThemeProvider';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import type { Storage } from '../../../src/storage/storage';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import { Surroundings } from '../../support/surroundings';

const nowhere = () => {};

/** The app of a phone that stores here, without pauses or motion. */
export async function appOn(storage: Storage, today = 0): Promise<App> {
  const app = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => today,
    random: seeded(1),
  });
  app.settings.change({ pace: 'none', reducedMotion: true });
  return app;
}

type Ways = Pick<ComponentProps<typeof TableLoader>, 'onBack' | 'onHome'>;

/** Opens the table of a stored game. If the game is over, its result is in front. */
export function showTable(app: App, id: string, ways: Partial<Ways> = {}): void {
  render(
    <AppProvider app={app}>
      <ThemeProvider mode="light" reducedMotion>
        <TableLoader
          id={id}
          onReplay={nowhere}
          onLookBack={nowhere}
          onBack={nowhere}
          onHome={nowhere}
          onTable={nowhere}
          onInvite={nowhere}
          onRules={nowhere}
          onSettings={nowhere}
          {...ways}
        />
      </ThemeProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
}
