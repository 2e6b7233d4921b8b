import {
  addRatios,
  divideRatios,
  multiplyRatios,
  type Ratio,
  ratio,
  subtractRatios,
} from '@hintha/games-kit';
import { exclusiveChances } from '../option-weights.ts';
import type { Play } from '../play.ts';
import { partsOf, type Selection } from '../selection.ts';

const ONE = ratio(1);

/** Exact where the combinations of a selection exclude each other or places are drawn apart; undefined elsewhere. */
export const winChance = (play: Play, selection: Selection): Ratio | undefined => {
  const known = play.chance?.(selection);
  if (known !== undefined) return known;
  const { rule } = play;
  if (rule.kind === 'any places') return chanceOfPlaces(play, selection, rule.count);
  if (rule.kind === 'options') return chanceOfOptions(play, selection);
  const isExclusive = rule.kind !== 'subset' || play.count(selection) === 1;
  return isExclusive ? chanceOfEach(play, selection) : undefined;
};

/** Of combinations that exclude each other, by the one prize that tells how likely each is. */
const chanceOfEach = ({ prizes, count }: Play, selection: Selection): Ratio | undefined => {
  const [prize] = prizes;
  if (prizes.length !== 1 || prize?.kind !== 'fair') return undefined;
  return multiplyRatios(divideRatios(ONE, prize.odds), ratio(count(selection)));
};

const chanceOfOptions = (play: Play, selection: Selection): Ratio | undefined => {
  const chances = exclusiveChances(play);
  const picked = partsOf(selection)[0] ?? [];
  if (chances !== undefined)
    return picked.reduce((sum, item) => addRatios(sum, chances.get(item) ?? ratio(0)), ratio(0));
  // Of sides one alone has the chance that its prize tells; two of them may come together.
  const [item = 0] = picked;
  const prize = play.prizes.length === play.grammar.parts[0]?.symbols.size ? play.prizes[item] : undefined;
  return picked.length === 1 && prize?.kind === 'fair' ? divideRatios(ONE, prize.odds) : undefined;
};

/** Digits are drawn apart, so that the chances of so many places to match are multiplied; balls are not. */
const chanceOfPlaces = (
  { grammar: { parts } }: Play,
  selection: Selection,
  count: number,
): Ratio | undefined => {
  const shares = partsOf(selection).map(({ length }, place) =>
    ratio(length, parts[place]?.symbols.size ?? 1),
  );
  const filled = shares.filter(({ numerator }) => numerator > 0n);
  const [share] = filled;
  if (count === 1 && filled.length === 1) return share;
  if (parts[0]?.symbols.first !== 0) return undefined;
  // How likely it is that none, one, … of the places match, up to one less than are needed.
  let matched: Ratio[] = [ONE, ...Array.from({ length: count - 1 }, () => ratio(0))];
  for (const hit of filled)
    matched = matched.map((same, times) =>
      addRatios(
        multiplyRatios(same, subtractRatios(ONE, hit)),
        multiplyRatios(times === 0 ? ratio(0) : (matched[times - 1] ?? ratio(0)), hit),
      ),
    );
  return matched.reduce((left, chance) => subtractRatios(left, chance), ONE);
};
