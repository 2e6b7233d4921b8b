import type { access } from '@hintha/contract';
import type { Keys } from './types.ts';

export type ProofMethod = 'sms' | 'email' | 'authenticator';

/** The second proofs that are open to an account; an authenticator shuts the weaker ones. */
export const secondFactors = ({ mobile, email, hasAuthenticator }: Keys): ProofMethod[] => {
  if (hasAuthenticator) return ['authenticator'];
  const methods: ProofMethod[] = [];
  if (mobile !== null) methods.push('sms');
  if (email !== null) methods.push('email');
  return methods;
};

/** Where a code of the method goes; undefined when none is sent. */
export const recipientOf = (
  { mobile, email }: Keys,
  method: access.SecondFactor,
): { channel: 'sms' | 'mail'; recipient: string } | undefined => {
  if (method === 'sms' && mobile !== null) return { channel: 'sms', recipient: mobile };
  if (method === 'email' && email !== null) return { channel: 'mail', recipient: email };
  return undefined;
};
