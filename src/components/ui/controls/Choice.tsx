import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useArrowKeys } from '../access/use-arrow-keys';
import { Icon } from '../Icon';
import { Text } from '../Text';
import type { IconName } from '../theme/icons';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/use-theme';
import { Press, wash } from './Press';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** For screen readers, if the label says too little without its icon. */
  readonly spoken?: string;
  readonly icon?: IconName;
}

interface Props<Value extends string> {
  /** Names the choice for screen readers. A heading or a line above shows it. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Options grow less than other text, so that a long word of one stays whole. */
const MOST = 1.6;

/** A choice between a few options, side by side where there is room. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const theme = useTheme();
  const group = useRef<View>(null);
  useArrowKeys(group);
  return (
    <View
      ref={group}
      role="radiogroup"
      aria-label={label}
      style={[styles.group, { backgroundColor: theme.sunken, borderColor: theme.edge }]}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        const ink = chosen ? 'onChosen' : 'text';
        return (
          <Press
            key={option.value}
            role="radio"
            aria-label={option.spoken ?? option.label}
            aria-checked={chosen}
            tabIndex={chosen ? 0 : -1}
            onPress={() => onChange(option.value)}
            style={(state) => [
              styles.option,
              { backgroundColor: chosen ? theme.chosen : wash(state, theme) },
            ]}
          >
            {option.icon && <Icon name={option.icon} colour={theme[ink]} size={20} />}
            <Text kind="tag" tone={ink} maxFontSizeMultiplier={MOST} style={styles.label}>
              {option.label}
            </Text>
          </Press>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.hair,
    padding: space.hair,
    borderWidth: 1.5,
    borderRadius: radius.medium,
  },
  option: {
    flexGrow: 1,
    // A long option wraps within the choice.
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
    borderRadius: radius.small,
  },
  label: { flexShrink: 1, textAlign: 'center' },
});
