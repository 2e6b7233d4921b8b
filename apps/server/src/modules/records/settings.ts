import { z } from 'zod';
import { defineSettings, plain } from '../settings/index.ts';

/** What is shown to everybody of what members play. */
export const recordsSettings = defineSettings('records', ['content', 'administrator'], {
  /** Whether the home page shows bets as they are placed, names masked. */
  playingNow: plain(z.boolean(), true),
});
