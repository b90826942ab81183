import { useLingui } from '@lingui/react/macro';
import { router } from 'expo-router';
import { back } from '../src/components/back';
import { Notice } from '../src/components/ui/overlays/Notice';
import { Screen } from '../src/components/ui/Screen';

export default function NotFoundRoute() {
  const { t } = useLingui();
  return (
    <Screen title="Knobel" onBack={back}>
      <Notice
        text={t`There is nothing at this address.`}
        action={{ label: t`Home`, onPress: () => router.replace('/') }}
      />
    </Screen>
  );
}
