import { NoSuchGame } from '../set-up/NoSuchGame';
import { rulesOf } from './contents';
import type { RulesProps } from './rules-page';

interface Props extends RulesProps {
  /** The game's id in the URL. */
  readonly game: string;
  readonly onHome: () => void;
}

/** The rules of a game. */
export default function RulesLoader({ game, onHome, ...links }: Props) {
  const Rules = rulesOf(game);
  return Rules ? <Rules {...links} /> : <NoSuchGame onHome={onHome} />;
}
