import { type RandomSource, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { sendNotification } from '../../notifications/index.ts';
import { answerCaptcha, type CaptchaAnswer } from '../captcha/open-captcha.ts';
import { phoneCountry } from '../contacts/read-contact.ts';
import { deviceDigest } from '../devices/describe-device.ts';
import { knowsDevice } from '../devices/known-device-store.ts';
import { networkKey } from '../devices/recognise-network.ts';
import { readSettings } from '../../settings/index.ts';
import { codeSettings } from '../settings.ts';
import { digestOf } from './check-code.ts';
import { checkCodeLimits } from './check-code-limits.ts';
import { insertCode, type Purpose } from './code-store.ts';

export interface CodeOrder {
  readonly purpose: Purpose;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly language: string;
  readonly ip: string;
  /** What the browser is known again by; null for a caller with a session. */
  readonly device: string | null;
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
export type CodeAsker = Pick<CodeOrder, 'ip' | 'language'> & { device: string; captcha: CaptchaAnswer };

/** Sends a fresh code, which ends the one before it; answers for how many minutes it is good. */
export const sendCode = async (ctx: AppContext, order: CodeOrder): Promise<number> => {
  const { channel, recipient, captcha } = order;
  if (channel === 'sms' && !ctx.config.smsCountries.includes(phoneCountry(recipient)))
    throw new BusinessError('not_enabled');
  const answered = captcha === undefined ? null : await answerCaptcha(ctx, captcha);
  try {
    const known = await isKnown(ctx, order);
    return await transaction(ctx.db, (tx) => writeCode(ctx, tx, { ...order, answered, known }));
  } catch (error) {
    if (error instanceof BusinessError) throw error;
    // Whatever kept the message from being queued, its asker is told that there is nothing to wait for.
    ctx.log.error({ err: error }, 'a code could not be sent');
    throw new BusinessError('code_not_sent');
  }
};

/** Whether the account of the recipient knows who asks; a session that is to get a new contact proves nothing of it. */
const isKnown = async ({ db }: AppContext, { device, owner, recipient }: CodeOrder): Promise<boolean> =>
  device === null ? owner === undefined : knowsDevice(db, recipient, deviceDigest(device));

const MINUTE_MS = 60_000;

const writeCode = async (
  ctx: AppContext,
  tx: Transaction,
  order: CodeOrder & { answered: boolean | null; known: boolean },
): Promise<number> => {
  const { purpose, channel, recipient, language, owner = null, silent = false, answered, known } = order;
  const network = networkKey(order.ip);
  const sms = channel === 'sms';
  const terms = await readSettings(tx, codeSettings);
  await checkCodeLimits(ctx, tx, { recipient, network, known, sms, answered, terms });
  const at = ctx.clock.now();
  const code = drawCode(ctx.random);
  await insertCode(tx, {
    purpose,
    recipient,
    owner,
    device: order.device === null ? null : deviceDigest(order.device),
    known,
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
