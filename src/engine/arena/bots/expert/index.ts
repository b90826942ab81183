import data from './data.json';
import { expertOf } from './expert';
import { teachingOf } from './teaching';
import { plainOf } from './throws';
import { TurnPlans } from './turn-plans';

/** A coach values what people can do with dice as they lie. */
const plain = new TurnPlans(plainOf(data));

/** Loaded with its data when an expert or a coach is first wanted. */
export const expert = expertOf(data, plain);
export const teaching = teachingOf(plain);
