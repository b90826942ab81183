import { StyleSheet, View } from 'react-native';
import { Choice } from '../ui/controls/Choice';
import { Switch } from '../ui/controls/Switch';
import { Body, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import type { HouseRule } from './offered-rules';
import { RuleNumber } from './RuleNumber';

interface Props extends HouseRule {
  readonly onChange: (value: unknown) => void;
}

/** The input for one house rule, by its kind. */
export function RuleField({ field, words, value, onChange }: Props) {
  const { label, help, choices } = words;
  const line = help === undefined ? {} : { line: help };
  switch (field.kind) {
    case 'switch':
      return <Switch label={label} {...line} on={value === true} onChange={onChange} />;
    case 'number':
      return (
        <RuleNumber
          field={field}
          label={label}
          {...line}
          value={typeof value === 'number' ? value : field.default}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <View style={styles.choice}>
          <Body>{label}</Body>
          <Choice
            label={label}
            value={typeof value === 'string' ? value : field.default}
            onChange={onChange}
            options={field.choices.map((choice) => ({ value: choice, label: choices?.[choice] ?? choice }))}
          />
          {help !== undefined && <Quiet>{help}</Quiet>}
        </View>
      );
  }
}

const styles = StyleSheet.create({
  choice: { gap: space.small, paddingVertical: space.small },
});
