/** The account area: the overlay with the pages of one's own account, and the first of them. */
export { AccountArea } from './account-area.tsx';
export { SecurityPage } from './security/security-page.tsx';
