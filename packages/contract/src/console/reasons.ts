import { z } from 'zod';
import { DEPOSIT_REJECTIONS } from '../payments/deposits.ts';
import { APPLICATION_REJECTIONS } from '../bonuses/index.ts';
import { REJECT_REASONS } from '../payments/withdrawals.ts';
import { consoleRoute } from './route.ts';

/** Why the wallet of a member is corrected by hand. */
export const ADJUSTMENT_REASONS = [
  'VENDOR_ERROR',
  'PAYMENT_ERROR',
  'DUPLICATE_CREDIT',
  'GOODWILL',
  'CHARGEBACK',
  'OTHER',
] as const;

/** Why something is closed to a member. */
export const RESTRICTION_REASONS = [
  'OWN_WISH',
  'RESPONSIBLE_PLAY',
  'IDENTITY_UNCLEAR',
  'UNDERAGE',
  'FRAUD_SUSPECTED',
  'BONUS_ABUSE',
  'SHARED_ACCOUNT',
  'CHARGEBACK',
  'AUTHORITIES',
  'OTHER',
] as const;

export const listReasons = consoleRoute('listReasons', {
  summary: 'The reason codes that the staff chooses from, by what they are for.',
  reply: z.object({
    adjustments: z.array(z.enum(ADJUSTMENT_REASONS)),
    restrictions: z.array(z.enum(RESTRICTION_REASONS)),
    depositRejections: z.array(z.enum(DEPOSIT_REJECTIONS)),
    withdrawalRejections: z.array(z.enum(REJECT_REASONS)),
    applicationRejections: z.array(z.enum(APPLICATION_REJECTIONS)),
  }),
});
