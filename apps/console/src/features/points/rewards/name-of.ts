import type { Language } from '@hintha/contract';
import type { Reward } from './use-rewards.ts';

/** The name of a reward in a language. */
export const nameOf = ({ names }: Pick<Reward, 'names'>, language: Language): string =>
  names[language] ?? names.en ?? '';
