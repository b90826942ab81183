import { useLingui } from '@lingui/react/macro';
import { Platform, StyleSheet, View } from 'react-native';
import { Card } from '../ui/Card';
import { Button } from '../ui/controls/Button';
import { Toast } from '../ui/overlays/Toast';
import { Waiting } from '../ui/overlays/Waiting';
import { Screen } from '../ui/Screen';
import { Body, Text } from '../ui/Text';
import { useShare } from '../ui/use-share';

interface Props {
  /** Null until it is ready. */
  readonly report: string | null;
  readonly onBack: () => void;
}

/** The trace of the app as text, to read and to send to a developer. */
export function ReportScreen({ report, onBack }: Props) {
  const { t } = useLingui();
  const { share, problem, forget } = useShare();
  if (report === null) return <Waiting />;
  return (
    <Screen
      title={t`Report a problem`}
      onBack={onBack}
      footer={
        <Button
          kind="main"
          wide
          icon="share"
          label={t`Share`}
          spoken={t`Share the report`}
          onPress={() => void share(`${t`Knobel report`}.txt`, () => report)}
        />
      }
    >
      <Body>
        {t`This is what the app has done since it was opened. Share it with the people who make Knobel: it tells them what went wrong.`}
      </Body>
      <Body>{t`Nothing private is in it: no names, no moves and no addresses.`}</Body>
      <View role="group" aria-label={t`The report`}>
        <Card>
          <Text kind="small" selectable style={styles.report}>
            {report}
          </Text>
        </Card>
      </View>
      <Toast text={problem} onDone={forget} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  report: { fontFamily: Platform.select({ ios: 'Menlo', default: 'monospace' }) },
});
