import type { KnownGame } from '../catalogue/index.ts';

/** Jackpots, tables, arcade and bingo weigh otherwise than slots. */
const CLASSES: readonly string[] = ['JP', 'TG', 'AC', 'BG'];

/** What a bet of the title is weighed by; nothing for a title that is gone. */
export const weightCodeOf = (game: Pick<KnownGame, 'category' | 'classify'> | undefined): string => {
  if (game === undefined) return '';
  const { category, classify } = game;
  return classify !== null && CLASSES.includes(classify) ? classify : category;
};
