import data from './data.json';
import { expertOf, learntFrom } from './expert';
import { teachingOf } from './teaching';

/** Loaded with its data when an expert or a coach is first wanted. */
export const expert = expertOf(data);
export const teaching = teachingOf(learntFrom(data));
