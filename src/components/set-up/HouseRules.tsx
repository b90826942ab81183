import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Card } from '../ui/Card';
import { Press, wash } from '../ui/controls/Press';
import { rowStyles } from '../ui/controls/row-styles';
import { Icon } from '../ui/Icon';
import { Quiet, Text } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import type { HouseRule } from './offered-rules';
import { RuleField } from './RuleField';

interface Props {
  readonly rules: readonly HouseRule[];
  readonly onChange: (name: string, value: unknown) => void;
}

/** The house rules, folded, because most games are played without any. */
export function HouseRules({ rules, onChange }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  const usual = rules.every(({ field, value }) => value === field.default);
  const line = usual ? t`As the rules say` : t`Changed`;
  return (
    <Card style={styles.card}>
      <Press
        role="button"
        aria-label={t`House rules. ${line}`}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={(state) => [rowStyles.row, { backgroundColor: wash(state, theme) }]}
      >
        <View style={rowStyles.words}>
          <Text kind="heading">{t`House rules`}</Text>
          <Quiet>{line}</Quiet>
        </View>
        <Icon name={open ? 'up' : 'down'} colour={theme.quiet} />
      </Press>
      {open && (
        <View style={styles.rules}>
          {rules.map((rule) => (
            <RuleField
              key={rule.field.name}
              {...rule}
              onChange={(value) => onChange(rule.field.name, value)}
            />
          ))}
        </View>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { paddingVertical: space.tiny },
  rules: { paddingBottom: space.medium, gap: space.small },
});
