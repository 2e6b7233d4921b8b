/** The member as a person: what it has told about itself. */
export { ownsEmail } from './profile/owns-email.ts';
export { openProfile } from './profile/open-profile.ts';
export type { Profile } from './profile/types.ts';
