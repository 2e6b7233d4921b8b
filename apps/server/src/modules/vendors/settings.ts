import { z } from 'zod';
import { defineSettings, plain } from '../settings/index.ts';

export const vendorSettings = defineSettings('vendors', ['administrator'], {
  /** Whether every vendor plays from the one main wallet; else vendors with wallets of their own use those. */
  isSingle: plain(z.boolean(), true),
});
