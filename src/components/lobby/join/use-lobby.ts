import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp } from '../../../stores/app/AppContext';
import type { LobbyState } from '../../../stores/multiplayer/lobby-state';

const emptyLobby = createStore<LobbyState>(() => ({
  transports: [],
  tables: [],
  atHome: [],
  inSight: 0,
  joining: null,
}));

/** Browses for tables as long as the screen is in view. */
export function useBrowsing(): void {
  const { lobby } = useApp();
  useFocusEffect(useCallback(() => lobby?.browse(), [lobby]));
}

/** A part of what the lobby knows. */
export function useLobby<T>(select: (state: LobbyState) => T): T {
  const { lobby } = useApp();
  return useStore(lobby?.store ?? emptyLobby, select);
}
