import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** A page of rules: a heading, few words, and something to look at and try. */
export interface RulesPage {
  readonly key: string;
  readonly heading: MessageDescriptor;
  readonly words: MessageDescriptor;
  readonly Scene: ComponentType;
}

/** What a game's rules are shown with. */
export interface RulesProps {
  readonly onBack: () => void;
  /** On the last page: to the set-up. */
  readonly onPlay: () => void;
}
