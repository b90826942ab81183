import { RulesBook } from '../../../rules/RulesBook';
import type { RulesProps } from '../../../rules/rules-page';
import { pages } from './pages';

export default function LastDieRules(props: RulesProps) {
  return <RulesBook {...props} game="last-die" pages={pages} />;
}
