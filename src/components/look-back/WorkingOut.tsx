import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/Card';
import { ProgressBar } from '../ui/ProgressBar';
import { Body, Heading, Quiet } from '../ui/Text';

interface Props {
  readonly judged: number;
  readonly of: number;
}

/** How far the look back is worked out. */
export function WorkingOut({ judged, of }: Props) {
  const { t, i18n } = useLingui();
  const done = i18n.number(judged);
  const all = i18n.number(of);
  const label = t`${done} of ${all} moves`;
  return (
    <Card>
      <Heading>{t`Looking at every move`}</Heading>
      <Body>{t`For each move the chances are worked out, with other dice and other decisions.`}</Body>
      <ProgressBar label={t`Looking at every move`} done={judged} of={of} spoken={label} height={16} />
      <Quiet>{label}</Quiet>
      <Quiet>{t`You may leave: it goes on from here when you come back.`}</Quiet>
    </Card>
  );
}
