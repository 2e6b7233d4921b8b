import { z } from 'zod';
import { defineSettings, plain, whole } from '../settings/index.ts';

export const vendorSettings = defineSettings('vendors', ['administrator'], {
  /** Whether every vendor plays from the one main wallet; else vendors with wallets of their own use those. */
  isSingle: plain(z.boolean(), true),
  /** So long a vendor may sign with the shared secret of before; 0 for not at all. */
  secretOverlapMinutes: whole(30, 'minutes', { least: 0, most: 7 * 24 * 60, needsApproval: true }),
});
