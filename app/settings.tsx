import Constants from 'expo-constants';
import { router } from 'expo-router';
import { back } from '../src/components/back';
import { SettingsScreen } from '../src/components/settings/SettingsScreen';
import { useApp, useSettings } from '../src/stores/app/AppContext';

export default function SettingsRoute() {
  const { change } = useApp().settings;
  const settings = useSettings((all) => all);
  return (
    <SettingsScreen
      settings={settings}
      version={Constants.expoConfig?.version ?? ''}
      onChange={change}
      onReport={() => router.navigate('/report')}
      onBack={back}
    />
  );
}
