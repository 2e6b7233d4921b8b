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
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
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
  ctx: AppContext,
  { raffleId, actor }: { raffleId: bigint; actor: Actor },
): Promise<Raffle> =>
  transaction(ctx.db, async (tx) => {
    const raffle = await lockRaffle(tx, raffleId);
    if (raffle.drawn !== null) return raffle;
    if (raffle.lock === null) throw new BusinessError('raffle_not_ready');
    const numbers = await draw(ctx, tx, raffle, raffle.lock);
    await offerPrizes(ctx, tx, raffle);
    const details = { entropy: raffle.lock.entropy, valid: raffle.lock.valid, winners: numbers };
    await recordAudit(tx, { actor, action: 'raffle.draw', subject: `raffle:${raffleId}`, details });
    return getRaffle(tx, raffleId);
  });

const draw = async (
  ctx: AppContext,
  tx: Transaction,
  raffle: Raffle,
  lock: RaffleLock,
): Promise<number[]> => {
  const { id, issued, prizes } = raffle;
  const serverSeed = openSeed(ctx, raffle);
  const voided = (await listVoidedClaims(tx, id)).map(spanOf);
  const message = raffleMessage(String(id), lock.entropy);
  const numbers = validNumeros(issued, voided);
  const drawn = drawNumeros({ serverSeed, message, numbers, prizes: prizes.length });
  await insertWinners(tx, id, drawn);
  await updateDrawn(tx, id, { serverSeed, at: ctx.clock.now() });
  return drawn;
};

/** Lays out each prize, and tells each winner what it comes to in all. */
const offerPrizes = async (ctx: AppContext, tx: Transaction, { id, approval }: Raffle): Promise<void> => {
  const at = ctx.clock.now();
  const won = new Map<bigint, Money>();
  for (const { accountId, number, amount } of await listWinners(tx, id)) {
    const reference = prizeReference(id, number);
    const offered = { accountId, kind: 'RAFFLE', reference, amount, at, expiresAt: null } as const;
    await offerReward(tx, { ...offered, approval });
    won.set(accountId, addMoney(won.get(accountId) ?? ZERO, amount));
  }
  for (const [accountId, sum] of won) {
    const values = { bonus: 'RAFFLE', amount: formatAmount(sum) };
    await notifyMember(ctx, tx, { accountId, kind: 'reward_offered', values });
  }
};

/** The operator's key with a word before it, so that what is sealed here opens nowhere else. */
const keyOf = ({ config }: AppContext): string => `raffle ${config.factorKey}`;

const SEED_BYTES = 32;

export interface SealedSeed {
  readonly commitment: string;
  readonly sealedSeed: Buffer;
}

/** Draws the seed of a raffle: what is told of it now, and what lies sealed until the draw. */
export const drawSeed = (ctx: AppContext, raffleId: bigint): SealedSeed => {
  const { random } = ctx;
  const seed = toServerSeed(random.bytes(SEED_BYTES));
  const sealedSeed = seal({ random, factorKey: keyOf(ctx) }, raffleId, Buffer.from(seed));
  return { commitment: commitTo(seed), sealedSeed };
};

/** The seed that was committed to when the raffle was made. */
const openSeed = (ctx: AppContext, { id, sealedSeed, commitment }: Raffle): ServerSeed => {
  const seed = unseal(keyOf(ctx), id, sealedSeed).toString();
  if (!isServerSeed(seed) || commitTo(seed) !== commitment)
    throw new Error(`raffle ${id} holds another seed than it has committed to`);
  return seed;
};
