import { Refusal, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { countCodes, countMessages, lockCounts } from './code-store.ts';
import {
  MOST_FROM_PLACE,
  MOST_TO_RECIPIENT,
  MOST_UNASKED,
  PLACE_WINDOW_MS,
  RECIPIENT_WINDOW_MS,
  UNASKED_WINDOW_MS,
} from './rules.ts';

export interface Weighed {
  readonly recipient: string;
  readonly place: string;
  /** Whether it is a short message, of which there may be a quota. */
  readonly sms: boolean;
  /** Whether a picture was read rightly; null for a caller that is asked to read none. */
  readonly answered: boolean | null;
}

const EVERYBODY = 'codes of the day';

/** Refuses a code that is one too many: for its number, its place, the patience of the house or its quota. */
export const weighOrder = async (house: House, tx: Transaction, order: Weighed): Promise<void> => {
  const quota = order.sms ? house.config.smsDailyQuota : null;
  const names = [`code ${order.recipient}`, `code from ${order.place}`];
  await lockCounts(tx, quota === null ? names : [...names, EVERYBODY]);
  const now = house.clock.now();
  const count = (about: { recipient: string } | { place: string }, windowMs: number) =>
    countCodes(tx, about, new Date(now.getTime() - windowMs));
  const [to, from] = [{ recipient: order.recipient }, { place: order.place }];
  if ((await count(to, RECIPIENT_WINDOW_MS)) >= MOST_TO_RECIPIENT) throw new Refusal('too_many_requests');
  if ((await count(from, PLACE_WINDOW_MS)) >= MOST_FROM_PLACE) throw new Refusal('too_many_requests');
  const unasked = async () =>
    (await count(to, UNASKED_WINDOW_MS)) < MOST_UNASKED &&
    (await count(from, UNASKED_WINDOW_MS)) < MOST_UNASKED;
  if (order.answered === false && !(await unasked())) throw new Refusal('captcha_failed', { captcha: true });
  if (quota !== null && (await countMessages(tx, dayStartOf(now))) >= quota)
    throw new Refusal('code_quota_spent');
};
