import data from './data.json';
import { expertOf } from './expert';
import { teachingOf } from './teaching';
import { TurnPlans } from './turn-plans';

const plans = new TurnPlans(data);

/** Loaded with its data when an expert or a coach is first wanted. */
export const expert = expertOf(data, plans);
export const teaching = teachingOf(plans);
