/** What staff and the system did, every entry chained to the one before. */
export { AuditPage } from './audit-page.tsx';
