import { maskMail, maskMobile, maskName } from '../../identity/index.ts';
import type { Security } from './read-security.ts';

export const toSecurityView = (security: Security) => {
  const { hasPassword, hasPaymentPassword, hasAuthenticator, mobile, email } = security;
  const guards = [hasPassword, mobile !== '', email !== '', hasPaymentPassword, hasAuthenticator];
  return {
    ...security,
    level: Math.max(1, guards.filter(Boolean).length),
    mobile: maskMobile(mobile),
    email: maskMail(email),
    payeeName: maskName(security.payeeName),
    withdrawalsHeldUntil: security.withdrawalsHeldUntil?.getTime() ?? null,
  };
};
