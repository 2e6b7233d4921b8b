/** Everything about one member on one page, and the way to find one. */
export { MembersPage } from './members-page.tsx';
