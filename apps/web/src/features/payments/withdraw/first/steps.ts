import type { Payee, Security } from '../own-queries.ts';

/** What a first withdrawal needs, in the order in which it is told: an account is in the name that was told before. */
export const FIRST_STEPS = ['name', 'password', 'payee'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

interface Standing {
  security: Security;
  payees: readonly Payee[];
}

/** What of it is still to be done. */
export const missingSteps = ({ security, payees }: Standing): FirstStep[] => {
  const done: Record<FirstStep, boolean> = {
    name: security.payeeName !== '',
    password: security.hasPaymentPassword,
    payee: payees.length > 0,
  };
  return FIRST_STEPS.filter((step) => !done[step]);
};

/** The step that comes after one is done, which is not known to be done yet; null when it was the last. */
export const stepAfter = (step: FirstStep, missing: readonly FirstStep[]): FirstStep | null =>
  missing.find((other) => other !== step) ?? null;
