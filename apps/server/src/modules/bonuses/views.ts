import {
  type bonuses,
  type OfferState,
  type rewards,
  type RewardState,
  STATE_ON_WIRE,
} from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { addDays } from '../bets/index.ts';
import { toRequirementView, toScaled, toShort } from '../turnover/index.ts';
import { stateOf, stepOf } from './activities/check-in.ts';
import type { NamedApplication } from './applications/read-applications.ts';
import { isOver } from './rewards/claim-reward.ts';
import type {
  Activity,
  Application,
  BonusKind,
  GrantedBonus,
  Offer,
  OwnActivity,
  Reward,
  CheckInRow,
} from './types.ts';

export const toBonusView = ({ grant, requirement }: GrantedBonus): bonuses.BonusView => ({
  id: String(grant.id),
  kind: grant.kind,
  amount: formatAmount(grant.amount),
  posting: `${grant.accountId}-${grant.postingSeq}`,
  takenBack: formatAmount(grant.takenBack),
  mostKept: grant.mostKept === null ? null : formatAmount(grant.mostKept),
  grantedAt: grant.grantedAt.getTime(),
  requirement: toRequirementView(requirement),
});

const STATES = {
  NEEDS_FIRST_DEPOSIT: 'join',
  NEEDS_DEPOSIT: 'join',
  NEEDS_PHONE: 'join',
  NOT_FIRST: 'closed',
  TAKEN: 'claimed',
  TAKEN_ELSEWHERE: 'closed',
} as const;

const APPLICATION_STATES = {
  APPLYING: 'applying',
  DUE: 'due',
  ISSUED: 'issued',
  REJECTED: 'rejected',
} as const;

/** What staff decides on stands where its application stands. */
const offerStateOf = ({ kind, why, application }: Offer): OfferState => {
  if (kind.givenBy !== 'REVIEW') return why === null ? 'claimable' : STATES[why];
  if (application !== null) return APPLICATION_STATES[application.state];
  return why === null ? 'join' : STATES[why];
};

export const toOfferView = (offer: Offer): bonuses.OfferView => {
  const { kind, why, amount, target, until, application } = offer;
  return {
    kind: kind.code,
    state: STATE_ON_WIRE[offerStateOf(offer)],
    why,
    amount: amount === null ? null : formatAmount(amount),
    target: target === null ? null : formatAmount(target),
    until: until?.getTime() ?? null,
    review: kind.givenBy === 'REVIEW',
    application: application === null ? null : toApplicationView(application),
    terms: toTermsView(kind),
  };
};

export const toPromotionView = (kind: BonusKind): bonuses.PromotionView => ({
  kind: kind.code,
  review: kind.givenBy === 'REVIEW',
  terms: toTermsView(kind),
});

const toTermsView = (kind: BonusKind): bonuses.OfferView['terms'] => ({
  perCent: kind.share === null ? null : toPerCent(kind.share),
  amount: kind.amount === null ? null : formatAmount(kind.amount),
  most: kind.most === null ? null : formatAmount(kind.most),
  multiple: toShort(kind.multiple),
  withDeposit: kind.withDeposit,
  per: kind.per === 'DAY' ? 'DAY' : 'ONCE',
  days: kind.days,
  mostKept: kind.mostKept,
});

/** A share with four places in parts of a hundred. */
export const toPerCent = (share: string): string => {
  const scaled = toScaled(share);
  return toShort(`${scaled / 100n}.${String(scaled % 100n).padStart(2, '0')}`);
};

export const toApplicationView = (application: Application) => ({
  state: application.state,
  reason: application.reason,
  contactId: application.contactId,
  amount: application.amount === null ? null : formatAmount(application.amount),
  appliedAt: application.appliedAt.getTime(),
  decidedAt: application.decidedAt?.getTime() ?? null,
});

export const toApplicationAdminView = ({ application, account }: NamedApplication) => ({
  ...toApplicationView(application),
  id: String(application.id),
  accountId: String(application.accountId),
  account,
  kind: application.kind,
  comment: application.comment,
  pictures: [...application.pictures],
  most: formatAmount(application.most),
  hadElsewhere: application.hadElsewhere,
});

export const toActivityView = ({ kind, steps }: Activity) => ({ id: kind, steps: steps.map(formatAmount) });

/** How many days in a row were signed for up to today, of the row that is running. */
const daysOf = ({ last, today }: OwnActivity): number =>
  last !== null && last.day >= addDays(today, -1) ? last.step : 0;

export const toOwnActivityView = (own: OwnActivity) => {
  const { activity, last, today } = own;
  const isSigned = last?.day === today;
  return {
    activityId: activity.kind,
    state: STATE_ON_WIRE[stateOf(own)],
    days: daysOf(own),
    next: isSigned ? null : stepOf(last, today, activity.steps.length),
  };
};

export const toCheckInView = ({ step, amount }: CheckInRow) => ({
  state: STATE_ON_WIRE.signed,
  days: step,
  amount: formatAmount(amount),
});

const rewardStateOf = (reward: Reward, at: Date): RewardState => {
  if (reward.claimedAt !== null) return reward.grantId === null ? 'due' : 'claimed';
  return isOver(reward, at) ? 'closed' : 'claimable';
};

export const toRewardView = (reward: Reward, at: Date): rewards.RewardView => ({
  id: String(reward.id),
  kind: reward.kind,
  reference: reward.reference,
  state: STATE_ON_WIRE[rewardStateOf(reward, at)],
  amount: formatAmount(reward.amount),
  offeredAt: reward.offeredAt.getTime(),
  expiresAt: reward.expiresAt?.getTime() ?? null,
  claimedAt: reward.claimedAt?.getTime() ?? null,
});
