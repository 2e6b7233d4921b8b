import { z } from 'zod';
import { defineSettings, plain, whole } from '../settings/index.ts';

export const vendorSettings = defineSettings('vendors', ['administrator'], {
  /** Whether every vendor plays from the one main wallet; else vendors with wallets of their own use those. */
  isSingle: plain(z.boolean(), true),
  /** So long a vendor may sign with the shared secret of before; 0 for not at all. */
  secretOverlapMinutes: whole(30, 'minutes', { least: 0, most: 7 * 24 * 60, needsApproval: true }),
  /** After so long without a clear answer from a vendor a transfer is decided by staff. */
  giveUpMinutes: whole(10, 'minutes', { least: 1, most: 1_440 }),
  /** A game that has not moved money for so long has been left, and what lies at its vendor comes back. */
  leftMinutes: whole(30, 'minutes', { least: 5, most: 1_440 }),
  /** Long enough for any sitting; whoever plays on opens the game anew. */
  sessionHours: whole(24, 'hours', { least: 1, most: 168 }),
  /** A round that nobody has played for so long is over, whether or not its vendor says so. */
  roundHours: whole(24, 'hours', { least: 1, most: 720 }),
});
