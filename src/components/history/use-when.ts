import { useLocale } from '../../i18n/use-locale';

/** When something was, to the minute, as it is written where the player is. */
export function useWhen(): (time: number) => string {
  const { formatDate } = useLocale();
  return (time) =>
    formatDate(time, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
}
