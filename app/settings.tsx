import Constants from 'expo-constants';
import { router } from 'expo-router';
import { back } from '../src/components/back';
import { lazyScreen } from '../src/components/trouble/lazy-screen';
import { useApp, useSettings } from '../src/stores/app/AppContext';

const SettingsScreen = lazyScreen(async () => (await import('../src/components/screens')).SettingsScreen);

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
