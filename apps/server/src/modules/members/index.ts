/** The member as a person: profile, level, pictures. */
export {
  type Level,
  levelAt,
  LEVELS,
  listRaised,
  moveToLevel,
  readLevel,
  readStanding,
} from './level/levels.ts';
export { keepPicture } from './pictures/keep-picture.ts';
export {
  findByContacts,
  findPayeeName,
  openProfile,
  ownsEmail,
  readProfile,
} from './profile/read-profile.ts';
export { readSecurity } from './security/read-security.ts';
export { toSecurityView } from './security/views.ts';
export type { Profile } from './types.ts';
