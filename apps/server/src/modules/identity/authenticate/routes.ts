import { identity } from '@hintha/contract';
import { type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { captchaOf } from '../captcha/open-captcha.ts';
import { deviceIdOf } from '../devices/describe-device.ts';
import { setPasswordByCode } from '../recovery/reset-password.ts';
import { forget, readRememberMe, REMEMBER_ME_COOKIE } from '../remember-me/remember-me.ts';
import { readSettings } from '../../settings/index.ts';
import { sessionSettings } from '../settings.ts';
import { toSignedInView } from '../sessions/views.ts';
import type { CreatedSession } from '../types.ts';
import { sendPhoneCode } from './authenticate-by-phone.ts';
import { completeLogin } from './complete-login.ts';
import { sendStepUpCode, verifyStepUp } from './verify-step-up.ts';

export const challengeRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(identity.sendChallengeCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendStepUpCode(ctx, { ...body, ip, language, device: deviceIdOf(ctx, cookies) }),
  })),
  serveVisitor(identity.verifyStepUp, async ({ body, ip, userAgent, cookies }) => {
    const created = await verifyStepUp(ctx, body, { ip, userAgent, device: deviceIdOf(ctx, cookies) });
    await keepCookie(ctx, cookies, created);
    return toSignedInView(created);
  }),
];

export const mobileRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(identity.sendPhoneCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendPhoneCode(ctx, body, {
      ip,
      language,
      device: deviceIdOf(ctx, cookies),
      captcha: captchaOf(cookies, body.captcha),
    }),
  })),
  serveVisitor(identity.setPasswordByCode, async ({ body, ip, userAgent, cookies }) => {
    const origin = { ip, userAgent, device: deviceIdOf(ctx, cookies) };
    const authenticated = await setPasswordByCode(ctx, { ...body, device: origin.device });
    return toSignedInView(await completeLogin(ctx, authenticated, origin));
  }),
];

export const rememberMeRoutes = (ctx: AppContext): Served[] => [
  serveVisitor(identity.readRememberMe, async ({ cookies }) => {
    const { name, type } = await readRememberMe(ctx, cookies.get(REMEMBER_ME_COOKIE));
    return { username: name, type };
  }),
];

const HOUR_SECONDS = 3_600;

interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, seconds: number): void;
}

/** Sets the remember-me cookie, or removes the one of an earlier login. */
export const keepCookie = async (
  ctx: AppContext,
  cookies: Cookies,
  { rememberMeCookie }: CreatedSession,
): Promise<void> => {
  const earlier = cookies.get(REMEMBER_ME_COOKIE);
  await forget(ctx, earlier);
  if (rememberMeCookie !== null) {
    const { rememberMeHours } = await readSettings(ctx.db, sessionSettings);
    cookies.set(REMEMBER_ME_COOKIE, rememberMeCookie, rememberMeHours * HOUR_SECONDS);
  } else if (earlier !== undefined) cookies.set(REMEMBER_ME_COOKIE, '', 0);
};
