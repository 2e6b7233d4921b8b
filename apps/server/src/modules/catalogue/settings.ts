import { defineSettings, whole } from '../settings/index.ts';

/** What the lobby goes by where nobody orders it. */
export const catalogueSettings = defineSettings('catalogue', ['content', 'administrator'], {
  /** Of so many days the rounds count, for the order of the vendors as for what is hot. */
  playDays: whole(7, 'days', { least: 1, most: 30 }),
  /** The most of a category, and of a vendor in it, that is hot. */
  hotShare: whole(10, 'percent', { least: 0, most: 50 }),
});
