import { useLingui } from '@lingui/react/macro';
import type { DiceSource } from '../../stores/saves/save-text';
import { LiveText } from '../ui/access/LiveText';
import { Card } from '../ui/Card';
import { Choice } from '../ui/controls/Choice';
import { Heading } from '../ui/Text';

interface Props {
  readonly dice: DiceSource;
  readonly onChange: (dice: DiceSource) => void;
}

/** Chooses between the app's dice and real ones. */
export function DiceChoice({ dice, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Heading>{t`Dice`}</Heading>
      <Choice
        label={t`Whose dice`}
        value={dice}
        onChange={onChange}
        options={[
          { value: 'phone', label: t`The phone’s` },
          { value: 'real', label: t`Our own` },
        ]}
      />
      <LiveText kind="quiet" tone="quiet">
        {dice === 'phone'
          ? t`The phone throws all dice.`
          : t`Throw your dice on the table and tap in what they show.`}
      </LiveText>
    </Card>
  );
}
