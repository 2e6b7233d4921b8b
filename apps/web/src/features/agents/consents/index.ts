/** What the agent above asks a member to agree to. */
export { RateRequests } from './rate-requests.tsx';
