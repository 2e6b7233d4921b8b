/** What waits for a second pair of eyes: the exact payload, and yes or no. */
export { ApprovalsPage } from './approvals-page.tsx';
