import { money } from '@hintha/money';
import {
  baganTemple,
  riverStones,
  mangoGrove,
  nagaRiver,
  returnToPlayer,
  toPpm,
  type SlotGame,
} from '@hintha/slots';
import type { softswiss } from '@hintha/vendor-protocol';

/** The certified maths behind titles. */
export interface Model {
  readonly code: string;
  readonly game: SlotGame;
  /** In percent with four decimals, exact. */
  readonly returnToPlayer: string;
  readonly rtpPpm: number;
  readonly volatility: Volatility;
  readonly features: readonly string[];
}

type Volatility = NonNullable<softswiss.ListedGame['volatility']>;

const PPM_DECIMALS = 4;

const toPercent = (ppm: number): string => {
  const digits = String(ppm).padStart(PPM_DECIMALS + 1, '0');
  return `${digits.slice(0, -PPM_DECIMALS)}.${digits.slice(-PPM_DECIMALS)}`;
};

/** Makers tell it by an index, how far nine rounds of ten stay from the average, in bets. */
const NINE_OF_TEN = 1.645;
/** Nobody has set a standard for the words; these bounds of the index are the studio's own. */
const MEDIUM_FROM = 5;
const HIGH_FROM = 10;

const volatilityOf = ({ deviationInBets }: SlotGame): Volatility => {
  const index = NINE_OF_TEN * deviationInBets;
  if (index < MEDIUM_FROM) return 'low';
  return index < HIGH_FROM ? 'medium' : 'high';
};

/** What the maths of a model holds, in the words of the operators' filters. */
const featuresOf = ({ freeSpins, freeMultiplier, wild, paytable }: SlotGame): string[] => [
  ...(Object.keys(freeSpins).length > 0 ? ['free_spins'] : []),
  ...(freeMultiplier > 1 ? ['multipliers'] : []),
  ...(wild in paytable ? ['wilds'] : []),
];

const modelOf = (code: string, game: SlotGame): Model => {
  const rtpPpm = toPpm(returnToPlayer(game).total);
  return {
    code,
    game,
    returnToPlayer: toPercent(rtpPpm),
    rtpPpm,
    volatility: volatilityOf(game),
    features: featuresOf(game),
  };
};

/** Three sets beside the first: low, medium and high, with and without free games and a multiplier. */
export const MODELS = {
  G2: modelOf('G2', baganTemple),
  G3: modelOf('G3', riverStones),
  G4: modelOf('G4', mangoGrove),
  G5: modelOf('G5', nagaRiver),
} as const;

/** What the smallest stakes of one model come to in kyats, from title to title. */
const SMALLEST_STAKES = [25n, 1n, 5n, 10n, 50n, 75n];

const [USUAL = 25n] = SMALLEST_STAKES;

/** The same maths for coins of another size, which changes what is staked and nothing else. */
const stakedFrom = (model: Model, smallest: bigint): Model => {
  const coinValues = model.game.coinValues.map((coin) => money((coin * smallest) / USUAL));
  return { ...model, game: { ...model.game, coinValues } };
};

/** Every model at every stake. */
export const STAKED_MODELS: readonly Model[] = Object.values(MODELS).flatMap((model) =>
  SMALLEST_STAKES.map((smallest) => stakedFrom(model, smallest)),
);
