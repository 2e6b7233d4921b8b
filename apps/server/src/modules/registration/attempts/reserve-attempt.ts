import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { answerCaptcha, type CaptchaAnswer, networkKey, subnetKey } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { registrationSettings } from '../settings.ts';
import { countAttempts, insertAttempt, purgeAttempts } from './attempt-store.ts';

/** A visitor that registers. */
export interface Applicant {
  readonly ip: string;
  readonly captcha: CaptchaAnswer;
  /** What the browser is known again by. */
  readonly device: string;
}

/**
 * Counts a registration against its network and the subnet around it before anything of it is looked at, so that many
 * sent at once are counted too, and so that nobody asks in bulk which names are taken. Refuses when there were too many,
 * or when a captcha is due, after the first few or always as it is set, and its answer is not right.
 */
export const reserveAttempt = async (ctx: AppContext, { ip, captcha }: Applicant): Promise<void> => {
  const answered = await answerCaptcha(ctx, captcha);
  const origin = { network: networkKey(ip), subnet: subnetKey(ip) };
  await transaction(ctx.db, async (tx) => {
    const settings = await readSettings(tx, registrationSettings);
    const now = ctx.clock.now();
    const since = new Date(now.getTime() - settings.attemptMinutes * MINUTE_MS);
    await purgeAttempts(tx, since);
    const { fromNetwork, fromSubnet } = await countAttempts(tx, origin, since);
    if (fromNetwork >= settings.networkAttempts || fromSubnet >= settings.subnetAttempts)
      throw new BusinessError('too_many_requests');
    const isCaptchaDue =
      settings.registerCaptcha ||
      fromNetwork >= settings.captchaAfter ||
      fromSubnet >= settings.subnetCaptchaAfter;
    if (isCaptchaDue && !answered) throw new BusinessError('captcha_failed', { captcha: true });
    await insertAttempt(tx, origin, now);
  });
};

const MINUTE_MS = 60_000;
