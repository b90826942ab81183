import { useEffect, useState } from 'react';
import { useApp } from '../../stores/app/AppContext';
import type { PhoneFacts } from '../../stores/trace/report';
import { ReportScreen } from './ReportScreen';

interface Props {
  readonly phone: PhoneFacts;
  readonly onBack: () => void;
}

/** Takes a report of this moment. Later events are not in it. */
export default function ReportLoader({ phone, onBack }: Props) {
  const app = useApp();
  const [report, setReport] = useState<string | null>(null);
  useEffect(() => {
    let active = true;
    app.report(phone).then((text) => active && setReport(text));
    return () => {
      active = false;
    };
  }, [app, phone]);
  return <ReportScreen report={report} onBack={onBack} />;
}
