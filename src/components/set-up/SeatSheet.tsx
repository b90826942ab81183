import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AnyGame } from '../../engine/game';
import type { Phones } from '../lobby/use-phones';
import type { Persons } from '../people/use-persons';
import { LiveText } from '../ui/access/LiveText';
import { useKeptFocus } from '../ui/access/use-kept-focus';
import { Button } from '../ui/controls/Button';
import { Choice } from '../ui/controls/Choice';
import { TextField } from '../ui/controls/TextField';
import { Sheet } from '../ui/overlays/Sheet';
import { Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { type Chair, kindOf } from './chairs';
import { levelWords } from './level-words';
import { offeredLevels } from './offered-levels';
import { SeatPersons } from './SeatPersons';
import { useNameProblem } from './use-name-problem';
import type { SetUpDraft } from './use-set-up';

interface Props {
  readonly game: AnyGame;
  readonly draft: SetUpDraft;
  readonly chair: Chair;
  /** Whether the seat can be for another phone. */
  readonly phones: Phones;
  readonly people: Persons;
  readonly onClose: () => void;
}

/** The settings of a seat. Changes apply at once; closing does nothing more. */
export function SeatSheet({ game, draft, chair: given, phones, people, onClose }: Props) {
  const { t } = useLingui();
  const { key, name, keeper } = given;
  const fewest = game.seats.min;
  const problemOf = useNameProblem();
  const { chairs, change, setKind, move, remove } = draft;
  // At the first and the last seat one of the two move buttons disappears.
  const order = useRef<View>(null);
  useKeptFocus(order);
  const at = chairs.findIndex((chair) => chair.key === key);
  const chair = chairs[at];
  const problem = chair ? problemOf(chairs, chair) : null;
  const seat = at + 1;
  const before = chairs[at - 1]?.name;
  const after = chairs[at + 1]?.name;
  return (
    <Sheet
      open
      title={t`Seat ${seat}`}
      onClose={onClose}
      footer={<Button kind="main" wide label={t`Done`} onPress={onClose} />}
    >
      {keeper.kind === 'person' && (
        <SeatPersons draft={draft} chair={given} people={people} known={problem === null} />
      )}
      <TextField
        label={t`Name`}
        value={name}
        onChange={(text) => change(key, { name: text })}
        onSubmitEditing={onClose}
        returnKeyType="done"
        autoCapitalize="words"
        autoCorrect={false}
        {...(problem !== null && { problem })}
      />
      <Choice
        label={t`Who plays here`}
        value={kindOf(given)}
        onChange={(kind) => setKind(key, kind)}
        options={[
          { value: 'person', label: t`Person at this phone`, icon: 'person' },
          ...(phones === 'come' ? [{ value: 'phone', label: t`Another phone`, icon: 'phone' } as const] : []),
          { value: 'bot', label: t`Bot`, icon: 'bot' },
        ]}
      />
      {kindOf(given) === 'phone' && (
        <Quiet>{t`You invite when you press Play. Each guest types their own name.`}</Quiet>
      )}
      {phones !== 'come' && (
        <Quiet>
          {phones === 'visit'
            ? t`Other phones can’t join this one. It can join a table that somebody opens in the installed app.`
            : t`Other phones can’t be reached from here. You can all take turns on this one.`}
        </Quiet>
      )}
      {keeper.kind === 'bot' && (
        <View style={styles.level}>
          <Choice
            label={t`How well it plays`}
            value={keeper.level}
            onChange={(level) => change(key, { keeper: { kind: 'bot', level } })}
            options={offeredLevels(game, keeper.level).map((level) => ({
              value: level,
              label: t(levelWords[level].name),
            }))}
          />
          <LiveText kind="quiet" tone="quiet">
            {t(levelWords[keeper.level].line)}
          </LiveText>
        </View>
      )}
      <View ref={order} style={styles.order}>
        {before !== undefined && (
          <Button icon="up" label={t`Play before ${before}`} onPress={() => move(key, -1)} />
        )}
        {after !== undefined && (
          <Button icon="down" label={t`Play after ${after}`} onPress={() => move(key, 1)} />
        )}
      </View>
      {chairs.length > fewest ? (
        <Button
          kind="danger"
          icon="trash"
          label={t`Take this seat away`}
          onPress={() => {
            onClose();
            remove(key);
          }}
        />
      ) : (
        <Quiet>{t`The game needs ${fewest} players, so this seat stays.`}</Quiet>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  level: { gap: space.small },
  order: { gap: space.small },
});
