/** Who is at the door: accounts, passwords and sessions. */
export { streamEvents, type SumAway } from './stream-events.ts';
