/** Loaded with its data when an expert or a coach is first wanted. */
export { expert } from './expert';
export { teaching } from './teaching';
