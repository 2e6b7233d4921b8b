/** The club: its levels, where the member stands among them, and where it has stood. */
export { ClubPage } from './club-page.tsx';
