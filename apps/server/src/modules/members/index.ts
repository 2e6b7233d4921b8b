/** The member as a person: profile, level, pictures. */
export { mayTransferUp } from './contributions.ts';
export {
  countAtLevels,
  type Level,
  levelAt,
  levelsOf,
  listMoves,
  listRaised,
  moveToLevel,
  readLevel,
  readLevels,
  readStanding,
  readStandings,
} from './level/levels.ts';
export { standsAbove } from './level/level-store.ts';
export { clubSettings } from './level/settings.ts';
export { keepPicture } from './pictures/keep-picture.ts';
export { findByContacts, findPayeeName, openProfile, readProfile } from './profile/read-profile.ts';
export type { Profile } from './types.ts';
