import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp } from '../../../stores/app/AppContext';
import type { LobbyState } from '../../../stores/multiplayer/lobby-state';

const emptyLobby = createStore<LobbyState>(() => ({ transports: [], tables: [], joining: null }));

/** The state of the lobby. Browses for tables while the screen is in focus. */
export function useLobby(): LobbyState {
  const { lobby } = useApp();
  useFocusEffect(useCallback(() => lobby?.browse(), [lobby]));
  return useStore(lobby?.store ?? emptyLobby);
}
