import { unseen } from './access/unseen';
import { useArrival } from './access/use-arrival';
import { Title } from './Text';

/** The title of a screen without room for one: only screen readers get it. */
export function UnseenTitle({ title }: { readonly title: string }) {
  const heading = useArrival(title);
  return (
    <Title ref={heading} style={unseen}>
      {title}
    </Title>
  );
}
