import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** A page of rules: a heading, a short text, and a scene to try. */
export interface RulesPage {
  readonly key: string;
  readonly heading: MessageDescriptor;
  readonly words: MessageDescriptor;
  readonly Scene: ComponentType;
}

/** The props of a game's rules. */
export interface RulesProps {
  readonly onBack: () => void;
  /** On the last page: opens the set-up. */
  readonly onPlay: () => void;
  /** Opens the lesson. */
  readonly onLearn?: () => void;
}
