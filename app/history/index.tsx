import { router, useFocusEffect } from 'expo-router';
import { useState } from 'react';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';
import { realClock } from '../../src/net/clock';
import { useApp } from '../../src/stores/app/AppContext';
import { createHistory } from '../../src/stores/saves/history';

const HistoryScreen = lazyScreen(async () => (await import('../../src/components/screens')).HistoryScreen);

export default function HistoryRoute() {
  const { saves, trace } = useApp();
  const [history] = useState(() => createHistory(saves, realClock, trace));
  // The list is read again when the player returns from a table.
  useFocusEffect(history.look);
  return (
    <HistoryScreen
      history={history}
      onContinue={(id) => router.navigate(`/table/${id}`)}
      onWatch={(id) => router.navigate(`/history/${id}`)}
      onLookBack={(id) => router.navigate(`/look-back/${id}`)}
      onPlay={() => router.dismissTo('/')}
      onBack={back}
    />
  );
}
