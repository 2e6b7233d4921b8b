import type { identity } from '@hintha/contract';

/** Whether what came with a business error wants a captcha answered with the next attempt. */
export const asksCaptcha = (value: unknown): boolean =>
  (value as Partial<identity.LoginErrorView> | null)?.captcha === true;
