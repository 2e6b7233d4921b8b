import { z } from 'zod';
import { Amount } from './amount.ts';
import { route } from './route.ts';

export const readBalance = route('readBalance', {
  guard: 'session',
  summary: 'The balance of the account: available and held together.',
  reply: z.object({ sumBalance: Amount, available: Amount, held: Amount, currency: z.string() }),
});

export const readMerchantWallet = route('readMerchantWallet', {
  guard: 'session',
  summary: 'Whether every vendor plays from the one wallet.',
  reply: z.object({ isSingle: z.boolean() }),
});
