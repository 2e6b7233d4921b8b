import {
  commitTo,
  drawNumeros,
  isServerSeed,
  raffleMessage,
  type ServerSeed,
  toServerSeed,
  validNumeros,
} from '@hintha/fairness';
import { addMoney, formatAmount, type Money, ZERO } from '@hintha/money';
import { Refusal, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { offerReward } from '../bonuses/index.ts';
import { seal, unseal } from '../identity/index.ts';
import { notifyMember } from '../inbox/index.ts';
import { updateDrawn } from './raffle-store.ts';
import { getRaffle, lockRaffle } from './read-raffles.ts';
import { prizeReference, spanOf } from './rules.ts';
import { insertWinners, listVoidedClaims, listWinners } from './ticket-store.ts';
import type { Raffle, RaffleLock } from './types.ts';

/** Draws a locked raffle from what was fixed before, reveals its seed and lays out the prizes; once drawn it stays so. */
export const drawRaffle = (
  house: House,
  { raffleId, actor }: { raffleId: bigint; actor: Actor },
): Promise<Raffle> =>
  transaction(house.db, async (tx) => {
    const raffle = await lockRaffle(tx, raffleId);
    if (raffle.drawn !== null) return raffle;
    if (raffle.lock === null) throw new Refusal('raffle_not_ready');
    const numbers = await draw(house, tx, raffle, raffle.lock);
    await offerPrizes(house, tx, raffle);
    const details = { entropy: raffle.lock.entropy, valid: raffle.lock.valid, winners: numbers };
    await recordAudit(tx, { actor, deed: 'raffle.draw', subject: `raffle:${raffleId}`, details });
    return getRaffle(tx, raffleId);
  });

const draw = async (house: House, tx: Transaction, raffle: Raffle, lock: RaffleLock): Promise<number[]> => {
  const { id, issued, prizes } = raffle;
  const serverSeed = openSeed(house, raffle);
  const voided = (await listVoidedClaims(tx, id)).map(spanOf);
  const message = raffleMessage(String(id), lock.entropy);
  const numbers = validNumeros(issued, voided);
  const drawn = drawNumeros({ serverSeed, message, numbers, prizes: prizes.length });
  await insertWinners(tx, id, drawn);
  await updateDrawn(tx, id, { serverSeed, at: house.clock.now() });
  return drawn;
};

/** Lays out each prize, and tells each winner what it comes to in all. */
const offerPrizes = async (house: House, tx: Transaction, { id }: Raffle): Promise<void> => {
  const at = house.clock.now();
  const won = new Map<bigint, Money>();
  for (const { accountId, number, amount } of await listWinners(tx, id)) {
    const reference = prizeReference(id, number);
    await offerReward(tx, { accountId, kind: 'RAFFLE', reference, amount, at, expiresAt: null });
    won.set(accountId, addMoney(won.get(accountId) ?? ZERO, amount));
  }
  for (const [accountId, sum] of won) {
    const values = { bonus: 'RAFFLE', amount: formatAmount(sum) };
    await notifyMember(house, tx, { accountId, kind: 'reward_offered', values });
  }
};

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
