/** What the server has told a player, and the way to what it speaks of. */
export { Inbox } from './inbox.tsx';
