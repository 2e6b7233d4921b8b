import type { promotions } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { toRequirementView, toScaled, toShort } from '../turnover/index.ts';
import { toApplicationView } from './applications/views.ts';
import type { BonusKind, GrantedBonus } from './bonus-types.ts';
import type { Offer } from './offers/types.ts';

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
const offerStateOf = ({ kind, why, application }: Offer): promotions.OfferView['state'] => {
  if (kind.givenBy !== 'REVIEW') return why === null ? 'CLAIM' : STATES[why];
  if (application !== null) return application.state;
  return why === null ? 'JOIN' : STATES[why];
};

export const toOfferView = (offer: Offer): promotions.OfferView => {
  const { kind, why, amount, target, until, application } = offer;
  return {
    kind: kind.code,
    state: offerStateOf(offer),
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
