import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { StyleProp, TextStyle } from 'react-native';
import { pointsText } from '../../i18n/points';
import { Text, type Tone } from '../ui/Text';
import { duration } from '../ui/theme/measures';
import type { TypeName } from '../ui/theme/type';
import { useReducedMotion } from '../ui/theme/use-theme';

interface Props {
  readonly value: number;
  readonly kind?: TypeName;
  readonly tone?: Tone;
  readonly style?: StyleProp<TextStyle>;
  readonly maxFontSizeMultiplier?: number;
}

/** A number that counts up or down to its new value. Screen readers get the new value at once. */
export function Score({ value, kind = 'figure', tone, ...rest }: Props) {
  const { i18n } = useLingui();
  const shown = useCounting(value);
  return (
    <Text kind={kind} aria-label={pointsText(i18n, value)} {...rest} {...(tone && { tone })}>
      {pointsText(i18n, shown)}
    </Text>
  );
}

function useCounting(value: number): number {
  const still = useReducedMotion();
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    if (still) {
      from.current = value;
      setShown(value);
      return;
    }
    let frame = 0;
    let began: number | undefined;
    const step = (now: number) => {
      began ??= now;
      const part = Math.min(1, (now - began) / duration.slow);
      from.current = Math.round(start + (value - start) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, still]);
  return shown;
}
