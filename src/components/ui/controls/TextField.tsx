import { useContext } from 'react';
import { StyleSheet, TextInput, type TextInputProps, View } from 'react-native';
import { AlertText } from '../access/AlertText';
import { Text } from '../Text';
import { radius, space, touch } from '../theme/measures';
import { textScale } from '../theme/text-scale';
import { type } from '../theme/type';
import { TypeSizeContext } from '../theme/type-size';
import { useTheme } from '../theme/use-theme';

interface Props extends Omit<TextInputProps, 'value' | 'onChangeText' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The error, if there is one. */
  readonly problem?: string;
}

/** A line of text input below its label. */
export function TextField({ label, value, onChange, problem, style, ...rest }: Props) {
  const theme = useTheme();
  const size = useContext(TypeSizeContext) * textScale;
  return (
    <View style={styles.field}>
      <Text kind="quiet" tone="quiet" aria-hidden>
        {label}
      </Text>
      <TextInput
        {...rest}
        aria-label={label}
        value={value}
        onChangeText={onChange}
        placeholderTextColor={theme.quiet}
        selectionColor={theme.accent}
        style={[
          styles.input,
          {
            fontSize: type.body.fontSize * size,
            color: theme.text,
            backgroundColor: theme.sunken,
            borderColor: problem === undefined ? theme.edge : theme.danger,
          },
          style,
        ]}
      />
      {problem !== undefined && (
        <AlertText kind="quiet" tone="danger">
          {problem}
        </AlertText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.tiny },
  input: {
    fontFamily: type.body.fontFamily,
    minHeight: touch,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
    borderWidth: 1.5,
    borderRadius: radius.small,
  },
});
