import { RulesBook } from '../../../rules/RulesBook';
import type { RulesProps } from '../../../rules/rules-page';
import { pages } from './pages';

export default function ArenaRules(props: RulesProps) {
  return <RulesBook {...props} game="arena" pages={pages} />;
}
