import { defineSettings, whole } from '../settings/index.ts';

export const protectionSettings = defineSettings('protection', ['risk', 'security', 'administrator'], {
  /** For how long money may not leave an account whose credentials were changed. */
  withdrawalHoldHours: whole(24, 'hours', { least: 0, most: 720 }),
});
