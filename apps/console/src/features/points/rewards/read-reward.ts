import { formatAmount } from '@hintha/money';
import { typedAmount } from '../../../shared/forms/typed-amount.ts';

/** What is typed of a reward. */
export interface RewardDraft {
  readonly nameEn: string;
  readonly nameMy: string;
  readonly picture: string;
  readonly stock: string;
  /** Empty for any number. */
  readonly mostEach: string;
  readonly position: string;
  readonly enabled: boolean;
}

/** What is typed of its price, which stands once it is made. */
export interface PriceDraft {
  readonly points: string;
  readonly amount: string;
  /** What one of it costs the operator. */
  readonly cost: string;
}

const MOST = 1_000_000_000;
const LAST_PLACE = 9_999;

/** A whole number within bounds; undefined for anything else. */
export const readWhole = (typed: string, least: number, most = MOST): number | undefined => {
  if (!/^\d{1,10}$/.test(typed.trim())) return undefined;
  const number = Number(typed);
  return number >= least && number <= most ? number : undefined;
};

/** As it goes over the wire; undefined while a field is not filled in rightly. */
export const readRewardChanges = (draft: RewardDraft) => {
  const names = { en: draft.nameEn.trim(), my: draft.nameMy.trim() };
  const [stock, position] = [readWhole(draft.stock, 0), readWhole(draft.position, 0, LAST_PLACE)];
  const mostEach = draft.mostEach.trim() === '' ? null : readWhole(draft.mostEach, 1);
  if (stock === undefined || position === undefined || mostEach === undefined) return undefined;
  if (names.en === '' || names.my === '') return undefined;
  return { names, picture: draft.picture, stock, mostEach, enabled: draft.enabled, position };
};

export const readPrice = (draft: PriceDraft) => {
  const points = readWhole(draft.points, 1);
  const [amount, cost] = [readAmount(draft.amount), readAmount(draft.cost)];
  if (points === undefined || amount === undefined || cost === undefined) return undefined;
  return { points, amount, cost };
};

/** An amount from nothing on; undefined for anything else. */
export const readAmount = (typed: string): string | undefined => {
  const amount = typedAmount(typed);
  return amount === undefined ? undefined : formatAmount(amount);
};
