import data from './data.json';
import { expertOf } from './expert';
import { PairChance } from './pair-chance';
import { teachingOf } from './teaching';
import { KnownTurn } from './turn-worths';

const chance = new PairChance(data);
/** A coach often judges a turn that the expert has just worked out. */
const turn = new KnownTurn(chance);

/** Loaded with its data when an expert or a coach is first wanted. */
export const expert = expertOf(data, chance, turn);
export const teaching = teachingOf(chance, turn);
