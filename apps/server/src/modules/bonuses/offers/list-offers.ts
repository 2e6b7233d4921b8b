import { addMoney, floorRatio, ZERO } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import { businessDay, dayEnd } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { findLastDeposit, SCALE, toScaled } from '../../turnover/index.ts';
import { findLastApplication } from '../applications/application-store.ts';
import { findGrant, hasForeignFingerprint } from '../grants/bonus-store.ts';
import { listKinds } from '../kinds/kind-store.ts';
import { isDue } from '../due/due-store.ts';
import { findDepositFor } from '../grants/claim-bonus.ts';
import { lacksPhone } from '../grants/free-credit.ts';
import { bonusOn, periodOf } from '../rules.ts';
import type { Asker, BonusKind, Now, Obstacle, Offer } from '../types.ts';

/** The bonuses that can be claimed or applied for and are switched on, with what each would bring the member now. */
export const listOffers = ({ db, clock }: AppContext, asker: Asker): Promise<Offer[]> =>
  transaction(db, async (tx) => {
    const kinds = (await listKinds(tx)).filter(({ enabled, givenBy }) => enabled && givenBy !== 'RULE');
    const offers: Offer[] = [];
    const now = { ...asker, at: clock.now() };
    for (const kind of kinds)
      offers.push(await (kind.givenBy === 'REVIEW' ? toReviewedOffer : toOffer)(tx, kind, now));
    return offers;
  });

const toOffer = async (tx: Transaction, kind: BonusKind, now: Now): Promise<Offer> => {
  const { accountId, at } = now;
  const deposit = kind.share === null ? null : await findDepositFor(tx, { accountId, kind, at });
  const deposited = deposit?.amount ?? ZERO;
  const amount = bonusOn(kind, deposited);
  const base = kind.withDeposit ? addMoney(amount, deposited) : amount;
  const hasAmount = kind.share === null || deposit !== null;
  return {
    kind,
    why: await findObstacle(tx, kind, { ...now, amount }),
    amount: hasAmount ? amount : null,
    target: hasAmount ? floorRatio(base, toScaled(kind.multiple), SCALE) : null,
    until: kind.per === 'DAY' ? dayEnd(businessDay(at)) : null,
    application: null,
  };
};

const findObstacle = async (
  tx: Transaction,
  kind: BonusKind,
  { accountId, fingerprints, at, amount }: Now & { amount: bigint },
): Promise<Obstacle | null> => {
  const named = { accountId, kind: kind.code, period: periodOf(kind, at) };
  if ((await findGrant(tx, named)) !== undefined || (await isDue(tx, named))) return 'TAKEN';
  if (await hasForeignFingerprint(tx, named, fingerprints)) return 'TAKEN_ELSEWHERE';
  if (kind.share === null && (await lacksPhone(tx, accountId))) return 'NEEDS_PHONE';
  if (amount > 0n) return null;
  if (!kind.firstDeposit) return 'NEEDS_DEPOSIT';
  return (await findLastDeposit(tx, accountId)) === undefined ? 'NEEDS_FIRST_DEPOSIT' : 'NOT_FIRST';
};

/** A bonus that staff decides on, as it stands for a member: what became of its application, or that it may apply. */
const toReviewedOffer = async (tx: Transaction, kind: BonusKind, now: Now): Promise<Offer> => {
  const { accountId, fingerprints, at } = now;
  const named = { accountId, kind: kind.code, period: periodOf(kind, at) };
  const isTaken = (await findGrant(tx, named)) !== undefined || (await isDue(tx, named));
  const isTakenElsewhere = !isTaken && (await hasForeignFingerprint(tx, named, fingerprints));
  const application = (await findLastApplication(tx, accountId, kind.code)) ?? null;
  const needsPhone = application === null && (await lacksPhone(tx, accountId));
  return {
    kind,
    why: isTaken ? 'TAKEN' : isTakenElsewhere ? 'TAKEN_ELSEWHERE' : needsPhone ? 'NEEDS_PHONE' : null,
    amount: application?.amount ?? null,
    target: null,
    until: null,
    application,
  };
};

/** The bonuses that members can claim or apply for and that are switched on. */
export const listPromotions = async (db: Database): Promise<BonusKind[]> =>
  (await listKinds(db)).filter(({ enabled, givenBy }) => enabled && givenBy !== 'RULE');
