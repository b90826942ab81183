import type { ComponentProps } from 'react';
import { Text as Plain, Platform } from 'react-native';
import { Text } from '../Text';
import { unseen } from './unseen';

interface Props extends ComponentProps<typeof Text> {
  readonly children: string;
  /** The words of screen readers, where the eye needs others. */
  readonly spoken?: string;
}

/** A text for the eye that can have other words for screen readers. */
export function VoicedText({ children, spoken = children, ...rest }: Props) {
  if (spoken === children) return <Text {...rest}>{children}</Text>;
  if (Platform.OS !== 'web')
    return (
      <Text {...rest} aria-label={spoken}>
        {children}
      </Text>
    );
  // A live region of a browser announces what it contains, and no labels.
  return (
    <>
      <Text {...rest} aria-hidden>
        {children}
      </Text>
      <Plain style={unseen}>{spoken}</Plain>
    </>
  );
}
