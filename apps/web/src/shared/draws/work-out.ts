import { type LotteryRules, verifyDraw } from '@hintha/lottery';
import type { Reply } from '../api.ts';

export type Draw = Reply<'listDraws'>['list'][number];

type Published = Pick<Draw, 'gameCode' | 'issue' | 'numbers' | 'proof'>;

/** Whether what was published of a draw gives its numbers; false also where something of it is missing. */
export const workOut = (
  { gameCode: game, issue: numero, numbers, proof }: Published,
  { code: rules }: Pick<LotteryRules, 'code'>,
): boolean => {
  if (numbers === null || proof === null || proof.entropy === null || proof.serverSeed === null) return false;
  const { commitment, entropy, serverSeed } = proof;
  const drawn = verifyDraw({ rules, game, numero, entropy, serverSeed, commitment, result: numbers });
  return typeof drawn !== 'string';
};
