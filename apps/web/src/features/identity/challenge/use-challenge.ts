import type { identity } from '@hintha/contract';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';

export type Proving = (ask: () => Promise<identity.SignedInView>) => Promise<void>;

/** The state of the second factor: by which way it is made, and the code or the name that makes it. */
export const useChallenge = ({ challengeId, methods }: identity.ChallengeView, onProof: Proving) => {
  const [method, setMethod] = useState<identity.SecondFactor>(methods[0]?.method ?? 'sms');
  const form = useTextForm<'code'>({
    fields: ['code'],
    fallback: 'code',
    send: async ({ code }) =>
      onProof(async () => call('verifyStepUp', { body: { challengeId, method, code: code.trim() } })),
  });
  const choose = (chosen: identity.SecondFactor) => {
    setMethod(chosen);
    form.reset();
  };
  const sendCode = async () => {
    if (method !== 'sms' && method !== 'email') return { expiredMinutes: 0 };
    return call('sendChallengeCode', { body: { challengeId, method } });
  };
  return { ...form, method, choose, sendCode };
};
