import { type Money, sumMoney } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { drawSeed } from './draw-raffle.ts';
import { findRequestedRaffle, insertRaffle, nextRaffleId } from './raffle-store.ts';
import { getRaffle } from './read-raffles.ts';
import type { Raffle } from './types.ts';

export interface RaffleOrder {
  readonly nameEn: string;
  readonly nameMy: string;
  /** Null for at once. */
  readonly startsAt: Date | null;
  readonly endsAt: Date;
  readonly beacon: string;
  /** By rank, the first prize first. */
  readonly prizes: readonly Money[];
  readonly reason: string;
  readonly requestId: string;
  readonly actor: Actor;
  /** The approval of two of the staff for what it can cost; null where it needed none. */
  readonly approval?: string | null;
}

/** Makes a raffle and commits to its seed before anybody has a ticket. */
export const createRaffle = async (ctx: AppContext, tx: Transaction, order: RaffleOrder): Promise<Raffle> => {
  const { actor, requestId, reason, nameEn, nameMy, beacon, prizes, endsAt } = order;
  const createdBy = actor.kind === 'staff' ? actor.id : null;
  const earlier = createdBy === null ? undefined : await findRequestedRaffle(tx, createdBy, requestId);
  if (earlier !== undefined) return repeat(earlier, order);
  const createdAt = ctx.clock.now();
  const startsAt = order.startsAt ?? createdAt;
  refuseWrongPeriod({ createdAt, startsAt, endsAt });
  const id = await nextRaffleId(tx);
  const seed = drawSeed(ctx, id);
  const made = {
    id,
    nameEn,
    nameMy,
    startsAt,
    endsAt,
    beacon,
    prizes,
    createdAt,
    createdBy,
    requestId,
    approval: order.approval ?? null,
    ...seed,
  };
  if (!(await insertRaffle(tx, made))) throw new BusinessError('key_reused');
  const sum = sumMoney(prizes);
  const details = {
    name: nameEn,
    startsAt,
    endsAt,
    beacon,
    prizes: prizes.length,
    sum,
    commitment: seed.commitment,
  };
  await recordAudit(tx, { actor, action: 'raffle.create', subject: `raffle:${id}`, reason, details });
  return getRaffle(tx, id);
};

interface Period {
  readonly createdAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const refuseWrongPeriod = ({ createdAt, startsAt, endsAt }: Period): void => {
  const field = startsAt < createdAt ? 'startsAt' : 'endsAt';
  if (startsAt >= createdAt && endsAt > startsAt) return;
  throw new BusinessError('bad_request', { fields: [{ field, problem: 'invalid' }] });
};

/** The raffle that this very order has made. */
const repeat = (earlier: Raffle, order: RaffleOrder): Raffle => {
  const isSame =
    earlier.nameEn === order.nameEn &&
    earlier.nameMy === order.nameMy &&
    earlier.beacon === order.beacon &&
    earlier.endsAt.getTime() === order.endsAt.getTime() &&
    (order.startsAt ?? earlier.startsAt).getTime() === earlier.startsAt.getTime() &&
    earlier.prizes.join() === order.prizes.join();
  if (!isSame) throw new BusinessError('key_reused');
  return earlier;
};
