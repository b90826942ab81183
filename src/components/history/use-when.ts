import { useLocale } from '../../i18n/use-locale';

/** Formats a time to the minute in the player's locale. */
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
