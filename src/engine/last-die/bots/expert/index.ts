import data from './data.json';
import { expertOf } from './expert';

/** Made with its data, which is loaded when an expert is first wanted. */
export const expert = expertOf(data);
