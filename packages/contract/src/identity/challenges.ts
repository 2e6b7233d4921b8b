import { z } from 'zod';
import { route } from '../route.ts';
import { SignedInView } from './fields.ts';

/** The ways to show, beside a password, that an account is one's own. */
export const SECOND_FACTORS = ['sms', 'email', 'authenticator', 'payeeName'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

const challengeId = z.string().max(64);

/** What comes with the error `verification_needed`: the sign-in waits for one of the methods. */
export interface ChallengeView {
  challengeId: string;
  /** The ways that are open to this account; `hint` is the masked phone or mail address, else empty. */
  methods: { method: SecondFactor; hint: string }[];
  vipLevel: string;
}

export const sendChallengeCode = route('sendChallengeCode', {
  guard: 'visitor',
  summary: 'Sends the code that a waiting sign-in asks for.',
  body: z.object({ challengeId, method: z.enum(['sms', 'email']) }),
  reply: z.object({ expiredMinutes: z.int() }),
  errors: ['challenge_over', 'code_quota_spent', 'code_not_sent', 'not_enabled', 'too_many_requests'],
});

export const verifyStepUp = route('verifyStepUp', {
  guard: 'visitor',
  summary: 'Finishes a sign-in that waited for a second factor.',
  body: z.object({ challengeId, method: z.enum(SECOND_FACTORS), code: z.string().max(255).default('') }),
  reply: SignedInView,
  errors: [
    'challenge_over',
    'not_enabled',
    'code_missing',
    'code_wrong',
    'code_expired',
    'account_locked',
    'too_many_requests',
  ],
});
