import { BusinessError, lockNames, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { dayStartOf } from '../../../business-day.ts';
import type { CodeSettings } from '../settings.ts';
import { type Counted, countCodes, countMessages } from './code-store.ts';

export interface Weighed {
  readonly recipient: string;
  readonly network: string;
  /** Whether the account of the recipient knows who asks. */
  readonly known: boolean;
  /** Whether it is a short message, of which there may be a quota. */
  readonly sms: boolean;
  /** Whether a picture was read rightly; null for a caller that is asked to read none. */
  readonly answered: boolean | null;
  readonly terms: CodeSettings;
}

const EVERYBODY = 'codes of the day';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Refuses a code that is one too many: for its number, its network, the interval between codes or the daily quota.
 * Whom the account knows shares nothing but the day of the number with strangers, and has a part of that to itself.
 */
export const checkCodeLimits = async (ctx: AppContext, tx: Transaction, order: Weighed): Promise<void> => {
  const quota = order.sms ? ctx.config.smsDailyQuota : null;
  const names = [`code ${order.recipient}`, `code from ${order.network}`];
  await lockNames(tx, quota === null ? names : [...names, EVERYBODY]);
  const now = ctx.clock.now();
  const isSpent = async ([counted, minutes, most]: Bound): Promise<boolean> =>
    (await countCodes(tx, counted, new Date(now.getTime() - minutes * MINUTE_MS))) >= most;
  for (const bound of boundsOf(order)) if (await isSpent(bound)) throw new BusinessError('too_many_requests');
  if (order.answered === false)
    for (const bound of captchaBoundsOf(order))
      if (await isSpent(bound)) throw new BusinessError('captcha_failed', { captcha: true });
  if (quota !== null && (await countMessages(tx, dayStartOf(now))) >= quota)
    throw new BusinessError('code_quota_spent');
};

/** How many of the codes that are counted there may be within the minutes. */
type Bound = readonly [counted: Counted, minutes: number, most: number];

const boundsOf = ({ recipient, network, known, terms }: Weighed): Bound[] => {
  const recent: Bound = [{ recipient, known }, terms.recipientMinutes, terms.codesToRecipient];
  const daily = terms.codesToRecipientDaily;
  if (known) return [recent, [{ recipient }, DAY_MINUTES, daily]];
  return [
    recent,
    [{ recipient }, DAY_MINUTES, Math.ceil((daily * (100 - terms.codesKept)) / 100)],
    [{ recipient, network, known }, DAY_MINUTES, terms.codesToRecipientFromNetworkDaily],
    [{ network, known }, terms.networkMinutes, terms.codesFromNetwork],
    [{ network, known }, DAY_MINUTES, terms.codesFromNetworkDaily],
  ];
};

const captchaBoundsOf = ({ recipient, network, known, terms }: Weighed): Bound[] => {
  const { unaskedMinutes, codesUnasked } = terms;
  const toRecipient: Bound = [{ recipient, known }, unaskedMinutes, codesUnasked];
  return known ? [toRecipient] : [toRecipient, [{ network, known }, unaskedMinutes, codesUnasked]];
};
