import { identity, CONSOLE_ROUTES, registration } from '@hintha/contract';
import { type Cookies, type Served, type ServedToStaff, serveStaff, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { captchaOf, completeLogin, deviceIdOf, toSignedInView } from '../identity/index.ts';
import type { Applicant } from './attempts/reserve-attempt.ts';
import { checkAffiliate } from './check-registration.ts';
import { changeFieldRule, listRuledFields } from './fields/change-field-rule.ts';
import { readForm } from './fields/field-rules.ts';
import { openTrialAccount } from './open-trial-account.ts';
import { register, registerByMobile, sendRegisterCode } from './register.ts';

/** How an account comes about: by user name, by phone, or for a trial. */
export const routes = (ctx: AppContext): Served[] => [
  serveVisitor(
    registration.readRegisterRules,
    async () => (await readForm(ctx.db)).rules as Record<string, registration.FieldRule>,
  ),
  serveVisitor(registration.sendRegisterCode, async ({ body, ip, language, cookies }) => ({
    expiredMinutes: await sendRegisterCode(ctx, body, {
      ip,
      language,
      device: deviceIdOf(ctx, cookies),
      captcha: captchaOf(cookies, body.captcha),
    }),
  })),
  serveVisitor(registration.register, async ({ body, ip, userAgent, cookies }) => {
    const applicant = applicantOf(ctx, { ip, cookies }, body.captcha);
    const authenticated = await register(ctx, body, applicant);
    const { device } = applicant;
    return toSignedInView(await completeLogin(ctx, authenticated, { ip, userAgent, device }));
  }),
  serveVisitor(registration.registerByMobile, async ({ body, ip, userAgent, cookies }) => {
    const applicant = applicantOf(ctx, { ip, cookies }, body.captcha);
    const authenticated = await registerByMobile(ctx, body, applicant);
    const { device } = applicant;
    return toSignedInView(await completeLogin(ctx, authenticated, { ip, userAgent, device }));
  }),
  serveVisitor(registration.checkAffiliate, async ({ query }) => {
    await checkAffiliate(ctx, query.code);
    return {};
  }),
  serveVisitor(identity.logInFree, async ({ body, ip, userAgent, cookies }) => {
    const authenticated = await openTrialAccount(ctx, body, ip);
    const origin = { ip, userAgent, device: deviceIdOf(ctx, cookies) };
    return toSignedInView(await completeLogin(ctx, authenticated, origin));
  }),
];

const applicantOf = (
  ctx: AppContext,
  { ip, cookies }: { ip: string; cookies: Cookies },
  text: string,
): Applicant => ({ ip, captcha: captchaOf(cookies, text), device: deviceIdOf(ctx, cookies) });

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listRegisterFields, async () => ({ fields: await listRuledFields(ctx) })),
  serveStaff(CONSOLE_ROUTES.setRegisterField, async ({ caller, params, body: { reason, ...rule } }) => {
    await changeFieldRule(ctx, caller, { name: params.name, rule, reason });
    return {};
  }),
];
