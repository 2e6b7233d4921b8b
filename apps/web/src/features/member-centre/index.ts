/** The member centre: the overlay with the pages of one's own account. */
export { MemberCentre } from './member-centre.tsx';
