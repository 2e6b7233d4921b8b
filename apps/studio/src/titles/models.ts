import { baganTemple, returnToPlayer, toPpm, type SlotGame } from '@hintha/slots';

/** The certified maths behind titles. */
export interface Model {
  readonly code: string;
  readonly game: SlotGame;
  /** In percent with four decimals, exact. */
  readonly returnToPlayer: string;
}

const PPM_DECIMALS = 4;

const toPercent = (ppm: number): string => {
  const digits = String(ppm).padStart(PPM_DECIMALS + 1, '0');
  return `${digits.slice(0, -PPM_DECIMALS)}.${digits.slice(-PPM_DECIMALS)}`;
};

const modelOf = (code: string, game: SlotGame): Model => ({
  code,
  game,
  returnToPlayer: toPercent(toPpm(returnToPlayer(game).total)),
});

export const MODELS = { G2: modelOf('G2', baganTemple) } as const;
