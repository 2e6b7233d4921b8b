import { formatAmount, type Money } from '@hintha/money';
import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct } from '../../audit/index.ts';
import { catchUp } from '../../turnover/index.ts';
import type { BonusKind, Grant } from '../bonus-types.ts';
import { findGrant, findKind, insertMarks } from '../bonuses/bonus-store.ts';
import { payBonus } from '../bonuses/pay-bonus.ts';
import { periodOf } from '../rules.ts';
import { updateDecided } from './application-store.ts';
import { getApplication } from './get-application.ts';
import { type Decision, isRepeated, lockApplication, signOf } from './lock-application.ts';
import type { Application } from './types.ts';

export interface Approval extends Decision {
  readonly amount: Money;
  /** What staff has seen. */
  readonly reason: string;
}

/** Staff gives what was applied for, so much of it as it finds right, once for the member and each of its marks. */
export const approveApplication = async (
  house: House,
  tx: Transaction,
  approval: Approval,
): Promise<Application> => {
  const { applicationId: id, amount, actor, reason } = approval;
  const application = await lockApplication(tx, id);
  if (isRepeated(application, approval, application.amount === amount)) return application;
  const kind = await getReviewed(tx, application.kind);
  if (amount <= 0n || amount > application.most)
    throw new Refusal('amount_out_of_range', { most: formatAmount(application.most) });
  const grant = await give(house, tx, { application, kind, amount });
  const at = house.clock.now();
  await updateDecided(tx, id, {
    state: 'ISSUED',
    reason: null,
    grantId: grant.id,
    at,
    ...signOf(approval),
  });
  const { accountId, kind: bonus, contactId } = application;
  const details = { account: accountId, bonus, contactId, amount, grant: grant.id };
  await recordAct(tx, { actor, deed: 'application.approve', subject: `application:${id}`, reason, details });
  return getApplication(tx, id);
};

const getReviewed = async (tx: Transaction, code: string): Promise<BonusKind> => {
  const kind = await findKind(tx, code);
  if (kind === undefined || !kind.enabled) throw new Refusal('not_enabled');
  return kind;
};

interface Given {
  readonly application: Application;
  readonly kind: BonusKind;
  readonly amount: Money;
}

const give = async (house: House, tx: Transaction, given: Given): Promise<Grant> => {
  const { application, kind, amount } = given;
  const { id, accountId, marks } = application;
  const at = house.clock.now();
  const named = { accountId, kind: kind.code, period: periodOf(kind, at) };
  if ((await findGrant(tx, named)) !== undefined) throw new Refusal('bonus_taken');
  if (!(await insertMarks(tx, named, marks))) throw new Refusal('bonus_taken');
  await catchUp(tx, accountId);
  const requestId = `application:${id}`;
  return payBonus(house, tx, { kind, named, amount, base: amount, depositId: null, requestId, at });
};
