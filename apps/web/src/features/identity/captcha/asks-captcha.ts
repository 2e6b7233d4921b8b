import type { access } from '@hintha/contract';

/** Whether what came with a refusal wants a captcha answered with the next attempt. */
export const asksCaptcha = (value: unknown): boolean =>
  (value as Partial<access.LoginErrorView> | null)?.captcha === true;
