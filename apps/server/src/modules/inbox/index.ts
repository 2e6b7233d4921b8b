/** Messages to members inside the site, one for each outcome they wait for. */
export { listMessagesOf } from './list-messages.ts';
export { notifyMember, type Told } from './notify-member.ts';
