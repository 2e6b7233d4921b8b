import { defineSettings, whole } from '../settings/index.ts';

export const missionSettings = defineSettings('missions', ['content', 'administrator'], {
  /** For how long a prize of the leaderboard can be claimed. */
  prizeDays: whole(14, 'days', { least: 1, most: 365 }),
});
