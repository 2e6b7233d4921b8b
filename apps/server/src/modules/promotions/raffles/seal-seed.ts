import { commitTo, isServerSeed, type ServerSeed, toServerSeed } from '@hintha/fairness';
import type { House } from '../../../house.ts';
import { seal, unseal } from '../../identity/index.ts';
import type { Raffle } from './types.ts';

/** The operator's key with a word before it, so that what is sealed here opens nowhere else. */
const keyOf = ({ config }: House): string => `raffle ${config.factorKey}`;

const SEED_BYTES = 32;

export interface SealedSeed {
  readonly commitment: string;
  readonly sealedSeed: Buffer;
}

/** Draws the seed of a raffle: what is told of it now, and what lies sealed until the draw. */
export const drawSeed = (house: House, raffleId: bigint): SealedSeed => {
  const { random } = house;
  const seed = toServerSeed(random.bytes(SEED_BYTES));
  const sealedSeed = seal({ random, factorKey: keyOf(house) }, raffleId, Buffer.from(seed));
  return { commitment: commitTo(seed), sealedSeed };
};

/** The seed that was committed to when the raffle was made. */
export const openSeed = (house: House, { id, sealedSeed, commitment }: Raffle): ServerSeed => {
  const seed = unseal(keyOf(house), id, sealedSeed).toString();
  if (!isServerSeed(seed) || commitTo(seed) !== commitment)
    throw new Error(`raffle ${id} holds another seed than it has committed to`);
  return seed;
};
