/** How somebody becomes a member, or tries the games without becoming one. */
export { registrationSettings } from './settings.ts';
