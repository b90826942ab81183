import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Wanted } from '../../../net/session/session';
import { Die } from '../../dice/Die';
import type { TrayDie } from '../../dice/tray/tray-die';
import type { RealDie } from '../../games/face';
import { useArrowKeys } from '../../ui/access/use-arrow-keys';
import { Button } from '../../ui/controls/Button';
import { Press } from '../../ui/controls/Press';
import { Body, Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { useTable, useTableActions } from '../TableContext';
import { TableSheet } from './TableSheet';

/** Asks what the real dice have shown. */
export function RealDiceSheet() {
  const wanted = useTable((table) => (table.settled && table.cover === null ? table.wanted : null));
  // The key empties the sheet before each throw.
  return wanted && <AskForDice key={wanted.given.length} wanted={wanted} />;
}

function AskForDice({ wanted }: { readonly wanted: Wanted }) {
  const { t } = useLingui();
  const { tapIn, takeBack } = useTableActions();
  const face = useFace();
  const say = useSay();
  const board = useTable((table) => table.board);
  const name = useTable(({ seats }) => seats[wanted.seat]?.name ?? '');
  const [values, setValues] = useState<Readonly<Record<number, number>>>({});
  const dice = face.realDice?.(wanted, board, say) ?? [];
  const fallen = dice.flatMap((_, index) => values[index] ?? []);
  const left = dice.length - fallen.length;
  return (
    <TableSheet
      open
      title={t`What do the dice show?`}
      onClose={takeBack}
      footer={
        <Button
          wide
          {...(left > 0
            ? {
                kind: 'plain',
                disabled: true,
                label: t`${plural(left, { one: '# die is missing', other: '# dice are missing' })}`,
              }
            : { kind: 'main', label: t`That’s what fell` })}
          onPress={() => {
            if (left === 0) tapIn(fallen);
          }}
        />
      }
    >
      <Body>{t`${name}’s dice: throw them on the table, and tap what each of them shows.`}</Body>
      {dice.map((die, index) => (
        <RealDieRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place; two of them may be called the same
          key={index}
          die={die}
          value={values[index]}
          onChoose={(value) => setValues({ ...values, [index]: value })}
        />
      ))}
    </TableSheet>
  );
}

interface RowProps {
  readonly die: RealDie;
  readonly value: number | undefined;
  readonly onChoose: (value: number) => void;
}

function RealDieRow({ die, value, onChoose }: RowProps) {
  const group = useRef<View>(null);
  useArrowKeys(group);
  // The group is one tab stop: the chosen face, or the first.
  const stop = value ?? die.faces[0]?.value;
  return (
    <View ref={group} role="radiogroup" aria-label={die.label} style={styles.row}>
      <Text kind="label">{die.label}</Text>
      <View style={styles.faces}>
        {die.faces.map((face) => (
          <Face
            key={face.value}
            face={face}
            chosen={face.value === value}
            stop={face.value === stop}
            onPress={() => onChoose(face.value)}
          />
        ))}
      </View>
    </View>
  );
}

interface FaceProps {
  readonly face: TrayDie;
  readonly chosen: boolean;
  /** Tab moves the focus to this face. */
  readonly stop: boolean;
  readonly onPress: () => void;
}

function Face({ face, chosen, stop, onPress }: FaceProps) {
  const theme = useTheme();
  return (
    <Press
      role="radio"
      aria-label={face.label}
      aria-checked={chosen}
      tabIndex={stop ? 0 : -1}
      onPress={onPress}
      style={[styles.face, { borderColor: chosen ? theme.glow : 'transparent' }]}
    >
      <Die size={34} paint={face.paint} {...(face.face === 'pips' && { value: face.value })} />
    </Press>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.tiny },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  face: { alignItems: 'center', justifyContent: 'center', borderWidth: 2.5, borderRadius: radius.medium },
});
