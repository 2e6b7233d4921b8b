import { addRatios, type Ratio, ratio, subtractRatios } from '@hintha/games-kit';
import type { Play } from '../play.ts';
import type { Selection } from '../selection.ts';

/**
 * The exact chance that a selection wins in one draw: that it has a prize of whatever size, if less than it cost. A stake
 * that comes back since the draw decides nothing is no win.
 *
 * @param year The place of the animal of the lunar year of the draw; undefined is answered only without it, and only for
 *   plays that it decides.
 */
export const winChance = (play: Play, selection: Selection, year?: number): Ratio | undefined =>
  play.chance(selection, year);

/** The chance that nothing of a selection comes back in one draw, neither a prize nor the stake; else like `winChance`. */
export const lossChance = (play: Play, selection: Selection, year?: number): Ratio | undefined => {
  const winning = winChance(play, selection, year);
  return winning && subtractRatios(ratio(1), addRatios(winning, pushChance(play)));
};

/** A draw that decides nothing for one selection of a play decides nothing for any other. */
const pushChance = ({ prizes }: Play): Ratio => {
  const beside = prizes.find(({ kind }) => kind === 'beside push');
  return beside?.kind === 'beside push' ? ratio(1, beside.outcomes) : ratio(0);
};
