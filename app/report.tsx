import Constants from 'expo-constants';
import { back } from '../src/components/back';
import { thisPhone } from '../src/components/settings/this-phone';
import { lazyScreen } from '../src/components/trouble/lazy-screen';

const ReportLoader = lazyScreen(async () => (await import('../src/components/screens')).ReportLoader);

const phone = { version: Constants.expoConfig?.version ?? '', system: thisPhone() };

export default function ReportRoute() {
  return <ReportLoader phone={phone} onBack={back} />;
}
