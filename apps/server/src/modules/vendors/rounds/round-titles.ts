import { ROUND_TITLES } from './title-store.ts';

/** Which title each round was played on, and from which wallet, for a sum of postings by title. */
export const roundTitles = () => ROUND_TITLES;
