import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Body, Heading, Quiet } from '../../ui/Text';

interface Props {
  /** This device keeps a seat, so it can't lie in the middle. */
  readonly seated: boolean;
  /** It lies there already. */
  readonly lies: boolean;
  readonly disabled?: boolean;
  readonly onChange: (lies: boolean) => void;
}

/** Offers that this device lies in the middle of the table (N39). */
export function MiddleCard({ seated, lies, disabled = false, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Heading>{t`This device is the table`}</Heading>
      <Body>
        {t`Without a seat it can lie in the middle: it shows the dice and the board to everybody, and the phones show what each player has.`}
      </Body>
      {seated ? (
        <Quiet>{t`First free up the seats of this device.`}</Quiet>
      ) : (
        <Button
          icon="tablet"
          label={lies ? t`Don’t lie in the middle` : t`Lie in the middle`}
          disabled={disabled}
          onPress={() => onChange(!lies)}
        />
      )}
    </Card>
  );
}
