import { type RandomSource, BusinessError, lockNames, transaction, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { sendNotification } from '../../notifications/index.ts';
import { answerCaptcha, type CaptchaAnswer } from '../captcha/open-captcha.ts';
import { phoneCountry } from '../contacts/read-contact.ts';
import { networkKey } from '../devices/recognise-network.ts';
import { readSettings } from '../../settings/index.ts';
import { type CodeSettings, codeSettings } from '../settings.ts';
import { digestOf } from './check-code.ts';
import { countCodes, countMessages, insertCode, type Purpose } from './code-store.ts';

export interface CodeOrder {
  readonly purpose: Purpose;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly language: string;
  readonly ip: string;
  /** The account that the recipient is to be a contact of; left out where it is somebody's already. */
  readonly owner?: bigint;
  /** What the code is for, where that is one thing alone, such as a waiting login. */
  readonly bound?: string;
  /** Does everything but send: the code is nobody's, and its asker cannot tell. */
  readonly silent?: boolean;
  /** The answer to a captcha, which is needed after a few codes; left out for whoever is logged in. */
  readonly captcha?: CaptchaAnswer;
}

/** A visitor that asks for a code. */
export type CodeAsker = Pick<CodeOrder, 'ip' | 'language'> & Required<Pick<CodeOrder, 'captcha'>>;

/** Sends a fresh code, which ends the one before it; answers for how many minutes it is good. */
export const sendCode = async (ctx: AppContext, order: CodeOrder): Promise<number> => {
  const { channel, recipient, captcha } = order;
  if (channel === 'sms' && !ctx.config.smsCountries.includes(phoneCountry(recipient)))
    throw new BusinessError('not_enabled');
  const answered = captcha === undefined ? null : await answerCaptcha(ctx, captcha);
  try {
    return await transaction(ctx.db, (tx) => writeCode(ctx, tx, { ...order, answered }));
  } catch (error) {
    if (error instanceof BusinessError) throw error;
    // Whatever kept the message from being queued, its asker is told that there is nothing to wait for.
    ctx.log.error({ err: error }, 'a code could not be sent');
    throw new BusinessError('code_not_sent');
  }
};

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const writeCode = async (
  ctx: AppContext,
  tx: Transaction,
  order: CodeOrder & { answered: boolean | null },
): Promise<number> => {
  const { purpose, channel, recipient, language, owner = null, silent = false, answered } = order;
  const network = networkKey(order.ip);
  const sms = channel === 'sms';
  const terms = await readSettings(tx, codeSettings);
  await checkCodeLimits(ctx, tx, { recipient, network, sms, answered, terms });
  const at = ctx.clock.now();
  const code = drawCode(ctx.random);
  await insertCode(tx, {
    purpose,
    recipient,
    owner,
    digest: digestOf({ ...order, code }),
    network,
    bySms: sms && !silent,
    at,
    expiresAt: new Date(at.getTime() + terms.codeMinutes * MINUTE_MS),
  });
  const values = { code, minutes: String(terms.codeMinutes) };
  if (!silent)
    await sendNotification(ctx, tx, { channel, recipient, language, template: `${purpose}Code`, values });
  return terms.codeMinutes;
};

const CODES = 1_000_000;
/** The largest multiple of the number of codes below 2^32: what lies above would favour the small ones. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

const drawCode = (random: RandomSource): string => {
  for (;;) {
    const word = Buffer.from(random.bytes(4)).readUInt32BE();
    if (word < FAIR) return String(word % CODES).padStart(6, '0');
  }
};

export interface Weighed {
  readonly recipient: string;
  readonly network: string;
  /** Whether it is a short message, of which there may be a quota. */
  readonly sms: boolean;
  /** Whether a picture was read rightly; null for a caller that is asked to read none. */
  readonly answered: boolean | null;
  readonly terms: CodeSettings;
}

const EVERYBODY = 'codes of the day';

/** Refuses a code that is one too many: for its number, its network, the interval between codes or the daily quota. */
const checkCodeLimits = async (ctx: AppContext, tx: Transaction, order: Weighed): Promise<void> => {
  const quota = order.sms ? ctx.config.smsDailyQuota : null;
  const names = [`code ${order.recipient}`, `code from ${order.network}`];
  await lockNames(tx, quota === null ? names : [...names, EVERYBODY]);
  const now = ctx.clock.now();
  const count = (about: { recipient: string } | { network: string }, minutes: number) =>
    countCodes(tx, about, new Date(now.getTime() - minutes * MINUTE_MS));
  const { codesToRecipient, recipientMinutes, codesFromNetwork, networkMinutes } = order.terms;
  const { codesToRecipientDaily, codesFromNetworkDaily, codesUnasked, unaskedMinutes } = order.terms;
  const [to, from] = [{ recipient: order.recipient }, { network: order.network }];
  const bounds = [
    [to, recipientMinutes, codesToRecipient],
    [to, DAY_MINUTES, codesToRecipientDaily],
    [from, networkMinutes, codesFromNetwork],
    [from, DAY_MINUTES, codesFromNetworkDaily],
  ] as const;
  for (const [about, minutes, most] of bounds)
    if ((await count(about, minutes)) >= most) throw new BusinessError('too_many_requests');
  const unasked = async () =>
    (await count(to, unaskedMinutes)) < codesUnasked && (await count(from, unaskedMinutes)) < codesUnasked;
  if (order.answered === false && !(await unasked()))
    throw new BusinessError('captcha_failed', { captcha: true });
  if (quota !== null && (await countMessages(tx, dayStartOf(now))) >= quota)
    throw new BusinessError('code_quota_spent');
};
