import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { AnyGame } from '../../engine/game';
import type { GameId } from '../../engine/games';
import type { Refusal } from '../../engine/refusal';
import { refusalText } from '../../i18n/refusal';
import type { SetUp } from '../../stores/app/set-up';
import { nobody, ownPerson } from '../../stores/people/person';
import { emblems } from '../games/emblems';
import type { OptionWords } from '../games/face';
import type { Phones } from '../lobby/use-phones';
import type { Persons } from '../people/use-persons';
import { AlertText } from '../ui/access/AlertText';
import { Button } from '../ui/controls/Button';
import { IconButton } from '../ui/controls/IconButton';
import { Screen } from '../ui/Screen';
import { Quiet } from '../ui/Text';
import { lowScreen, space, wideScreen } from '../ui/theme/measures';
import { DiceChoice } from './DiceChoice';
import { HouseRules } from './HouseRules';
import { houseRules } from './offered-rules';
import { PeopleRow } from './PeopleRow';
import { SeatSheet } from './SeatSheet';
import { TableDrawing } from './TableDrawing';
import { useNameProblem } from './use-name-problem';
import { useSetUp } from './use-set-up';

interface Props {
  readonly game: AnyGame & { readonly id: GameId };
  /** The last set-up of this game. */
  readonly last: SetUp | null;
  /** The lesson was played, and no game since. */
  readonly learned?: boolean;
  /** The words of a house rule, from the game's face. */
  readonly ruleWords: (name: string) => OptionWords | null;
  /** Whether the game can be played with real dice. */
  readonly realDice: boolean;
  /** Whether seats can be for other phones. */
  readonly phones?: Phones;
  /** The persons of this phone. */
  readonly people?: Persons;
  /** The game is being opened. */
  readonly busy: boolean;
  /** Why the game could not be opened. */
  readonly refusal: Refusal | null;
  readonly onPlay: (setUp: SetUp) => void;
  /** Opens the lesson. It is offered before the first game. */
  readonly onLearn?: () => void;
  readonly onRules: () => void;
  readonly onBack: () => void;
}

const noPersons: Persons = { ...nobody, add: async () => null };

/** Sets up a game: seats, house rules and dice. The defaults can be played at once. */
export function SetUpScreen(props: Props) {
  const { game, last, ruleWords, realDice, phones = 'none', people = noPersons, busy, refusal } = props;
  const { learned = false, onPlay, onLearn, onRules, onBack } = props;
  const { t, i18n } = useLingui();
  const { width, height } = useWindowDimensions();
  const own = ownPerson(people)?.name ?? null;
  const draft = useSetUp(game, last, phones === 'come', (number) => t`Player ${number}`, own, learned);
  const problemOf = useNameProblem();
  const [openSeat, setOpenSeat] = useState<number | null>(null);

  const { chairs, full, misnamed } = draft;
  const chair = chairs.find(({ key }) => key === openSeat);
  const rules = houseRules(game, draft.options, ruleWords);
  const shownRefusal = draft.refusal ?? refusal;
  const problem = misnamed ? problemOf(chairs, misnamed) : shownRefusal && refusalText(i18n, shownRefusal);
  const name = t(emblems[game.id].name);
  const wide = width >= wideScreen && width > height;
  const low = wide && height < lowScreen;

  const play = () => {
    if (busy) return;
    if (misnamed) setOpenSeat(misnamed.key);
    else if (!draft.refusal) onPlay(draft.setUp());
  };

  const playButton = (
    <Button
      kind={onLearn ? 'plain' : 'main'}
      icon="play"
      wide={!wide}
      label={onLearn ? t`Just play` : t`Play`}
      disabled={busy || misnamed !== null || draft.refusal !== null}
      onPress={play}
    />
  );
  const learnButton = onLearn && (
    <Button kind="main" icon="point" wide={!wide} label={t`Learn in two minutes`} onPress={onLearn} />
  );
  const said = problem !== null && (
    <AlertText kind="quiet" tone="danger" style={wide ? styles.problemWide : styles.problem}>
      {problem}
    </AlertText>
  );

  return (
    <Screen
      title={name}
      onBack={onBack}
      actions={
        <>
          <IconButton icon="rules" label={t`Rules of ${name}`} tone="onBand" onPress={onRules} />
          {low && playButton}
        </>
      }
      {...(!low && {
        footer: (
          <View style={wide ? styles.footer : styles.stacked}>
            {said}
            {learnButton}
            {playButton}
          </View>
        ),
      })}
    >
      {low && said}
      {low && learnButton}
      <View style={wide ? styles.columns : styles.column}>
        <View style={wide ? styles.left : styles.section}>
          <TableDrawing
            game={game.id}
            chairs={chairs}
            die={low ? 18 : Math.min(width * 0.08, height * 0.06, 64)}
            low={low}
            persons={people.persons}
            onSeat={setOpenSeat}
          />
          <PeopleRow draft={draft} people={people} />
          <Quiet style={styles.centred}>{t`Tap a seat to change who sits there.`}</Quiet>
          {full ? (
            <Quiet style={styles.centred}>{t`The table is full.`}</Quiet>
          ) : (
            <View style={styles.adding}>
              <Button icon="person" label={t`Add a person`} onPress={draft.addPerson} />
              {phones === 'come' && (
                <Button icon="phone" label={t`Add another phone`} onPress={draft.addPhone} />
              )}
              <Button icon="bot" label={t`Add a bot`} onPress={draft.addBot} />
            </View>
          )}
          {chairs.length > 2 && (
            <Quiet style={styles.centred}>{t`Turns go clockwise. Chance decides who begins.`}</Quiet>
          )}
        </View>
        <View style={wide ? styles.right : styles.section}>
          {rules.length > 0 && <HouseRules rules={rules} onChange={draft.setRule} />}
          {realDice && <DiceChoice dice={draft.dice} onChange={draft.setDice} />}
        </View>
      </View>
      {chair && (
        <SeatSheet
          game={game}
          draft={draft}
          chair={chair}
          phones={phones}
          people={people}
          onClose={() => setOpenSeat(null)}
        />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.large },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.wide },
  section: { gap: space.large },
  left: { flex: 3, gap: space.large },
  right: { flex: 2, gap: space.large },
  adding: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
  centred: { textAlign: 'center' },
  stacked: { gap: space.small },
  footer: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: space.large },
  problem: { marginBottom: space.small, textAlign: 'center' },
  problemWide: { flex: 1 },
});
