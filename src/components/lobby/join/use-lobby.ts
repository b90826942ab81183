import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp } from '../../../stores/app/AppContext';
import type { LobbyState } from '../../../stores/multiplayer/lobby-state';

const nowhere = createStore<LobbyState>(() => ({ transports: [], tables: [], joining: null }));

/** The tables around, looked for as long as the screen is in view. */
export function useLobby(): LobbyState {
  const { lobby } = useApp();
  useFocusEffect(useCallback(() => lobby?.browse(), [lobby]));
  return useStore(lobby?.store ?? nowhere);
}
