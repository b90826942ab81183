import { RulesBook } from '../../../rules/RulesBook';
import type { RulesProps } from '../../../rules/rules-page';
import { pages } from './pages';

export default function SunRowsRules(props: RulesProps) {
  return <RulesBook {...props} game="sun-rows" pages={pages} />;
}
