import type { ComponentProps } from 'react';
import { Text } from '../Text';
import { alerting } from './alerting';
import { useAnnounced } from './use-announced';

interface Props extends ComponentProps<typeof Text> {
  readonly children: string;
}

/** A text that screen readers announce when it appears: an error or a question. */
export function AlertText({ children, ...rest }: Props) {
  useAnnounced(children, { arriving: true });
  return (
    <Text {...alerting} {...rest}>
      {children}
    </Text>
  );
}
