/** The member centre: the overlay with the pages of one's own account, and the first of them. */
export { AccountArea } from './account-area.tsx';
export { SecurityCentre } from './security/security-centre.tsx';
