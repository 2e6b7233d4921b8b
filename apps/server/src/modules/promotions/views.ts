import type { promotions } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { maskPlayer } from '../access/index.ts';
import { toScaled } from './engine/scale.ts';
import { toApplicationView } from './applications/views.ts';
import type { Offer } from './offers/types.ts';
import type { Referral } from './referral/read-referral.ts';
import type { BonusKind, FilledBy, GrantedBonus, StoredRequirement } from './types.ts';

export const toRequirementView = (requirement: StoredRequirement): promotions.RequirementView => {
  const { id, kind, state, base, multiple, target, progress, source, reference } = requirement;
  const missing = state === 'OPEN' ? target - progress : 0n;
  return {
    id: String(id),
    kind,
    state,
    base: formatAmount(base),
    multiple: toShort(multiple),
    target: formatAmount(target),
    progress: formatAmount(progress),
    remaining: formatAmount(money(missing)),
    maxStake: requirement.maxStake === null ? null : formatAmount(requirement.maxStake),
    source,
    reference,
    openedAt: requirement.openedAt.getTime(),
    expiresAt: requirement.expiresAt?.getTime() ?? null,
    closedAt: requirement.closedAt?.getTime() ?? null,
  };
};

/** A multiple without the zeros behind it. */
const toShort = (decimal: string): string => decimal.replace(/\.?0+$/, '');

export const toFilledByView = ({ reference, weightCode, stake, valid, amount, at }: FilledBy) => ({
  bet: reference,
  category: weightCode,
  stake: formatAmount(stake),
  valid: formatAmount(valid),
  amount: formatAmount(amount),
  at: at.getTime(),
});

export const toBonusView = ({ grant, requirement }: GrantedBonus): promotions.BonusView => ({
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
  NEEDS_FIRST_DEPOSIT: 'JOIN',
  NEEDS_DEPOSIT: 'JOIN',
  NOT_FIRST: 'CLOSED',
  TAKEN: 'CLAIMED',
  TAKEN_ELSEWHERE: 'CLOSED',
} as const;

/** What staff decides on stands where its application stands. */
const stateOf = ({ kind, why, application }: Offer): promotions.OfferView['state'] => {
  if (kind.givenBy !== 'REVIEW') return why === null ? 'CLAIM' : STATES[why];
  if (application !== null) return application.state;
  return why === null ? 'JOIN' : STATES[why];
};

export const toOfferView = (offer: Offer): promotions.OfferView => {
  const { kind, why, amount, target, until, application } = offer;
  return {
    kind: kind.code,
    state: stateOf(offer),
    why,
    amount: amount === null ? null : formatAmount(amount),
    target: target === null ? null : formatAmount(target),
    until: until?.getTime() ?? null,
    review: kind.givenBy === 'REVIEW',
    application: application === null ? null : toApplicationView(application),
    terms: toTermsView(kind),
  };
};

export const toPromotionView = (kind: BonusKind): promotions.PromotionView => ({
  kind: kind.code,
  review: kind.givenBy === 'REVIEW',
  terms: toTermsView(kind),
});

const toTermsView = (kind: BonusKind): promotions.OfferView['terms'] => ({
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
const toPerCent = (share: string): string => {
  const scaled = toScaled(share);
  return toShort(`${scaled / 100n}.${String(scaled % 100n).padStart(2, '0')}`);
};

export const toReferralView = ({ code, invited, earned, friends }: Referral, pageSize: number) => ({
  code,
  invited,
  earned: formatAmount(earned),
  list: friends.map(({ name, joinedAt, state, earned: brought }) => ({
    name: maskPlayer(name),
    joinedAt: joinedAt.getTime(),
    state,
    earned: formatAmount(brought),
  })),
  totalPages: Math.ceil(invited / pageSize),
});
