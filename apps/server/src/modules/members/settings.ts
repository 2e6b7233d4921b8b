import { defineSettings, type Values, whole } from '../settings/index.ts';

/** What a member may send as pictures within a day. */
export const memberSettings = defineSettings('members', ['security', 'administrator'], {
  picturesPerDay: whole(40, null, { least: 1, most: 1_000 }),
  pictureMegabytes: whole(100, null, { least: 1, most: 10_000 }),
});

export type MemberSettings = Values<typeof memberSettings.settings>;
