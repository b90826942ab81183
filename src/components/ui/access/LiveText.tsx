import type { ComponentProps } from 'react';
import { Text } from '../Text';
import { useAnnounced } from './use-announced';

interface Props extends ComponentProps<typeof Text> {
  readonly children: string;
}

/** A text that screen readers announce when it changes. */
export function LiveText({ children, ...rest }: Props) {
  useAnnounced(children);
  return (
    <Text aria-live="polite" {...rest}>
      {children}
    </Text>
  );
}
