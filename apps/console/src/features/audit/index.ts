/** What staff and the house did, every act chained to the one before. */
export { AuditPage } from './audit-page.tsx';
