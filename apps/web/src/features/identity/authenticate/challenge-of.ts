import type { identity } from '@hintha/contract';

interface BusinessError {
  code: string;
  value: unknown;
}

/** The second factor that a refused sign-in waits for, if that is why it was refused. */
export const challengeOf = ({ code, value }: BusinessError): identity.ChallengeView | undefined => {
  if (code !== 'verification_needed') return undefined;
  const challenge = value as Partial<identity.ChallengeView> | null;
  const { challengeId, methods, vipLevel = '' } = challenge ?? {};
  return typeof challengeId === 'string' && Array.isArray(methods) && methods.length > 0
    ? { challengeId, methods, vipLevel }
    : undefined;
};
