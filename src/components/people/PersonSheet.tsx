import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  type Person,
  type PersonLook,
  personColours,
  personEmblems,
  personProblem,
} from '../../stores/people/person';
import { colourWords } from '../board-kit/colour-words';
import { Button } from '../ui/controls/Button';
import { TextField } from '../ui/controls/TextField';
import { Notice } from '../ui/overlays/Notice';
import { Sheet } from '../ui/overlays/Sheet';
import { Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { PersonToken } from './PersonToken';
import { emblemWords } from './person-words';
import { TokenChoice } from './TokenChoice';
import { usePersonProblem } from './use-person-problem';

interface Props {
  readonly title: string;
  readonly persons: readonly Person[];
  /** The person who is changed; null for a new one. */
  readonly id: string | null;
  /** The look to begin with. */
  readonly look: PersonLook;
  /** Why the look could not be kept. */
  readonly problem: string | null;
  readonly onDone: (look: PersonLook) => void;
  readonly onClose: () => void;
}

/** A person's name, colour and emblem. */
export function PersonSheet({ title, persons, id, look, problem, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(look);
  const [asked, setAsked] = useState(false);
  const problemOf = usePersonProblem();
  const wrong = personProblem(persons, id, draft.name);
  const { name, colour, emblem } = draft;
  // Nobody is scolded for a name that is not typed yet.
  const said = wrong && (asked || wrong !== 'empty') ? problemOf(wrong, name) : null;
  const done = () => {
    setAsked(true);
    if (!wrong) onDone(draft);
  };
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      notice={problem !== null && <Notice urgent text={problem} />}
      footer={<Button kind="main" wide label={t`Done`} disabled={wrong !== null} onPress={done} />}
    >
      <View style={styles.head}>
        <PersonToken colour={colour} emblem={emblem} size={64} />
        <View style={styles.field}>
          <TextField
            label={t`Name`}
            value={name}
            onChange={(text) => setDraft({ ...draft, name: text })}
            onSubmitEditing={done}
            returnKeyType="done"
            autoCapitalize="words"
            autoCorrect={false}
            {...(said !== null && { problem: said })}
          />
        </View>
      </View>
      <View style={styles.choice}>
        <Quiet aria-hidden>{t`Emblem`}</Quiet>
        <TokenChoice
          label={t`Emblem`}
          values={personEmblems}
          value={emblem}
          nameOf={(each) => t(emblemWords[each])}
          draw={(each) => <PersonToken colour={colour} emblem={each} size={36} />}
          onChange={(each) => setDraft({ ...draft, emblem: each })}
        />
      </View>
      <View style={styles.choice}>
        <Quiet aria-hidden>{t`Colour`}</Quiet>
        <TokenChoice
          label={t`Colour`}
          values={personColours}
          value={colour}
          nameOf={(each) => t(colourWords[each].name)}
          draw={(each) => <PersonToken colour={each} emblem={emblem} size={36} />}
          onChange={(each) => setDraft({ ...draft, colour: each })}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: space.large },
  field: { flex: 1 },
  choice: { gap: space.tiny },
});
