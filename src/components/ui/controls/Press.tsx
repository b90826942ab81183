import { type ReactNode, type Ref, useRef, useState } from 'react';
import {
  Pressable,
  type PressableProps,
  type StyleProp,
  StyleSheet,
  type View,
  type ViewStyle,
} from 'react-native';
import { useKeys } from '../access/use-keys';
import { touch } from '../theme/measures';
import type { Theme } from '../theme/theme';

export interface PressState {
  readonly pressed: boolean;
  /** The pointer of a mouse is over it. */
  readonly hovered: boolean;
}

export interface PressProps extends Omit<PressableProps, 'style' | 'children' | 'disabled' | 'ref'> {
  readonly style?: StyleProp<ViewStyle> | ((state: PressState) => StyleProp<ViewStyle>);
  readonly children?: ReactNode;
  readonly ref?: Ref<View>;
}

/** The overlay colour while hovered or pressed. */
export function wash({ pressed, hovered }: PressState, theme: Theme): string | undefined {
  return pressed ? theme.pressed : hovered ? theme.hover : undefined;
}

/**
 * The base of every pressable thing: at least as large as a touch target, and usable with a keyboard.
 *
 * `aria-disabled` means that the action is not possible now. `onPress` is still called, to say why.
 */
export function Press({ style, ref, ...rest }: PressProps) {
  const [hovered, setHovered] = useState(false);
  const own = useRef<View>(null);
  useKeys(own, rest.role, rest['aria-disabled'] === true);
  const join = (view: View | null) => {
    own.current = view;
    if (typeof ref === 'function') ref(view);
    else if (ref) ref.current = view;
  };
  return (
    <Pressable
      {...rest}
      ref={join}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      style={({ pressed }) => [
        styles.press,
        typeof style === 'function' ? style({ pressed, hovered }) : style,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  press: { minWidth: touch, minHeight: touch },
});
