import { commitTo, parseClientSeed, toServerSeed, type ClientSeed } from '@hintha/fairness';
import type { Studio } from '../studio.ts';
import type { SeedPair } from './types.ts';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** A new secret, committed to before anyone plays by it. */
export const makePair = (
  { random, vault }: Studio,
  clientSeed: ClientSeed,
): Omit<SeedPair, 'id' | 'nextNonce'> => {
  const serverSeed = toServerSeed(random.bytes(SERVER_SEED_BYTES));
  const commitment = commitTo(serverSeed);
  return { sealedSeed: vault.seal(serverSeed, commitment), commitment, clientSeed };
};

/** The player's part until the player chooses one. */
export const drawClientSeed = ({ random }: Studio): ClientSeed => {
  const seed = parseClientSeed(Buffer.from(random.bytes(CLIENT_SEED_BYTES)).toString('hex'));
  if (seed === 'not_a_client_seed') throw new Error('hex digits are a client seed');
  return seed;
};
