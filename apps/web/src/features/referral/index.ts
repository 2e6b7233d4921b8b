/** The friends that a player invites. */
export { InviteFriends } from './invite-friends.tsx';
