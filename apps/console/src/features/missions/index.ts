/** What members are asked to do and get for it, and who has bet the most in a week. */
export { MissionsPage } from './missions-page.tsx';
