/** The member as a person: profile, level, pictures. */
export { type Level, levelAt, LEVELS } from './level/levels.ts';
export { listRaised, moveToLevel, readLevel, readStanding } from './level/read-level.ts';
export { keepPicture } from './pictures/keep-picture.ts';
export { findByContacts } from './profile/find-by-contacts.ts';
export { findPayeeName } from './profile/find-person.ts';
export { openProfile } from './profile/open-profile.ts';
export { ownsEmail } from './profile/owns-email.ts';
export { readProfile } from './profile/read-profile.ts';
export type { Profile } from './profile/types.ts';
