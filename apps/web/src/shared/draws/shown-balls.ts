import { waveOf, type LotteryRules } from '@hintha/lottery';

/** A ball of a result: what stands on it, and how it differs from the others. */
export interface ShownBall {
  readonly text: string;
  readonly tone?: 'red' | 'blue' | 'green';
  readonly isSpecial?: true;
}

const TONES = ['red', 'blue', 'green'] as const;

const ofSix = (text: string): ShownBall => {
  const tone = TONES[waveOf(Number(text))];
  return tone === undefined ? { text } : { text, tone };
};

/** A result as balls: of numbers with several digits the digits of the first one, as it is told in the street. */
export const shownBalls = (
  rules: Pick<LotteryRules, 'code' | 'tiers'>,
  numbers: readonly (readonly string[])[],
): ShownBall[] => {
  const [first = [], second = []] = numbers;
  if (rules.code === 'LHC')
    return [...first.map(ofSix), ...second.map((text): ShownBall => ({ ...ofSix(text), isSpecial: true }))];
  const [tier] = rules.tiers;
  if (tier?.width !== undefined && tier.width > 1) return Array.from(first[0] ?? '', (text) => ({ text }));
  return first.map((text) => ({ text }));
};
