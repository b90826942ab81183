import { type ReactNode, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useArrowKeys } from '../ui/access/use-arrow-keys';
import { Press } from '../ui/controls/Press';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

interface Props<Value extends string> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly draw: (value: Value) => ReactNode;
  readonly onChange: (value: Value) => void;
}

/** A choice between pictures. The chosen one has a frame. */
export function TokenChoice<Value extends string>({
  label,
  values,
  value,
  nameOf,
  draw,
  onChange,
}: Props<Value>) {
  const theme = useTheme();
  const group = useRef<View>(null);
  useArrowKeys(group);
  return (
    <View ref={group} role="radiogroup" aria-label={label} style={styles.group}>
      {values.map((each) => {
        const chosen = each === value;
        return (
          <Press
            key={each}
            role="radio"
            aria-label={nameOf(each)}
            aria-checked={chosen}
            tabIndex={chosen ? 0 : -1}
            onPress={() => onChange(each)}
            style={({ pressed, hovered }) => [
              styles.option,
              { borderColor: chosen ? theme.accentText : pressed || hovered ? theme.line : theme.raised },
            ]}
          >
            {draw(each)}
          </Press>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  option: {
    width: 48,
    height: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderRadius: radius.medium,
  },
});
