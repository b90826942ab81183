import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { type SharedActions, SharedProvider } from '../../../src/components/lobby/room/SharedContext';
import { TableProvider } from '../../../src/components/table/TableContext';
import { ThemeProvider } from '../../../src/components/ui/theme/ThemeProvider';
import type { AnyMatch } from '../../../src/engine/match';
import { AppProvider } from '../../../src/stores/app/AppContext';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { PhonesRoom, type PhoneWishes, type PhoneWithApp } from '../../stores/multiplayer/phones';
import { goldenMatch } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';

/** A game of two after this many entries. */
export const lockoutAfter = (entries: number): AnyMatch => goldenMatch('lockout', entries);

export interface Two {
  readonly room: PhonesRoom;
  readonly host: PhoneWithApp;
  readonly guest: PhoneWithApp;
  /** The game's id on each phone. */
  readonly hosted: string;
  readonly visited: string;
  readonly shared: SharedTable;
  /** The guest's view of the table. */
  readonly own: SharedTable;
  pass(ms?: number): Promise<void>;
}

/** Ada hosts, and Ben has joined. `wishes` are for Ben's phone, `hosting` for Ada's. */
export async function two({
  match = lockoutAfter(0),
  hosting = {},
  ...visiting
}: PhoneWishes & { readonly match?: AnyMatch; readonly hosting?: PhoneWishes } = {}): Promise<Two> {
  const room = new PhonesRoom();
  const host = await room.phone(hosting);
  const guest = await room.phone(visiting);
  const { id, shared } = await room.host(host, match, [1]);
  const visited = await room.join(guest, shared.store.getState().digits ?? '', 'Ben');
  const own = await guest.table(visited);
  return { room, host, guest, hosted: id, visited, shared, own, pass: (ms) => act(() => room.pass(ms)) };
}

/** Shows a component at a table of one of the phones. Returns the callbacks that the table uses. */
export async function showAt(
  { app }: PhoneWithApp,
  id: string,
  shown: ReactNode,
  given: Partial<SharedActions> = {},
): Promise<{ readonly [Way in 'onClose' | 'onLeave' | 'onInvite' | 'onJoin' | 'onNext']: jest.Mock }> {
  const opened = await app.openTable(id);
  if (opened.kind !== 'table') throw new Error(`the game is ${opened.kind}`);
  const { table, shared } = opened;
  app.settings.change({ pace: 'none' });
  table.enter();
  const asked = {
    onClose: jest.fn(),
    onLeave: jest.fn(),
    onInvite: jest.fn(),
    onJoin: jest.fn(),
    onNext: jest.fn(),
  };
  render(
    <AppProvider app={app}>
      <ThemeProvider mode="light" reducedMotion>
        <TableProvider table={table}>
          <SharedProvider actions={{ shared, ...asked, ...given }}>{shown}</SharedProvider>
        </TableProvider>
      </ThemeProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  return asked;
}

export const button = (name: string | RegExp) => screen.queryByRole('button', { name });
export const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
