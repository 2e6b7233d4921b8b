import { parseSelection, type Play, type Selection } from '@hintha/lottery';
import { money, type Money, ZERO } from '@hintha/money';
import assert from 'node:assert/strict';
import { rulesOf } from '../orders/price-bet.ts';
import type { LotterySettings } from '../settings.ts';
import type { LotteryGame } from '../types.ts';

/** The plays on numbers of two and of three digits that have a limit, by their rules (section 6). */
const LIMITED: Readonly<Record<string, readonly string[]>> = {
  MM2D: ['2D'],
  MM3D: ['3D'],
  TH_GLO: ['TOP2', 'BOTTOM2', 'TOP3', 'TOD3', 'FRONT3', 'BACK3'],
  VN_MB: ['DE', 'DE_HEAD', 'G1_2D', 'DAU', 'LO2', '3C', '3C_DAU', 'LO3'],
  VN_MN: ['DE', 'DE_HEAD', 'G1_2D', 'DAU', 'LO2', '3C', '3C_DAU', 'LO3'],
};

/** Numbers with a limit are those of official draws: there it is known beforehand which ones many like. */
const limitedPlays = ({ rules, isFirstParty }: LotteryGame): readonly string[] =>
  isFirstParty ? [] : (LIMITED[rules] ?? []);

/** What a number takes in a numero, whatever the play: members like a number, and not a play. */
export const limitOn = (number: string, limits: LotterySettings): Money =>
  number.length === 2 ? limits.mostOnTwoDigits : limits.mostOnThreeDigits;

/** How many digits the numbers of a game have that have a limit, the fewest first. */
export const digitsOf = (game: LotteryGame): number[] => {
  const { plays } = rulesOf(game);
  const widths = limitedPlays(game).map((code) => printed(plays.get(code), 0).length);
  return [...new Set(widths)].toSorted((a, b) => a - b);
};

const printed = (play: Play | undefined, item: number): string =>
  play?.grammar.parts[0]?.symbols.print(item) ?? '';

/** A bet with what it is on. */
export interface StakedBet {
  readonly stake: Money;
  readonly selection: { readonly market: string; readonly pick: string };
}

/** What bets stake on each number that has a limit. */
export const stakesByNumber = (game: LotteryGame, bets: readonly StakedBet[]): Map<string, Money> => {
  const limited = limitedPlays(game);
  const sums = new Map<string, Money>();
  for (const { stake, selection } of bets.filter((bet) => limited.includes(bet.selection.market))) {
    const play = rulesOf(game).plays.get(selection.market);
    const read = play && parseSelection(play, selection.pick);
    assert(play !== undefined && typeof read === 'object', `${selection.pick} is no selection`);
    const unit = stake / BigInt(play.count(read));
    for (const item of itemsOf(read)) {
      const number = printed(play, item);
      const units = BigInt(play.count({ kind: 'parts', parts: [[item]] }));
      sums.set(number, money((sums.get(number) ?? ZERO) + unit * units));
    }
  }
  return sums;
};

const itemsOf = (selection: Selection): readonly number[] =>
  selection.kind === 'parts' ? (selection.parts[0] ?? []) : [];
