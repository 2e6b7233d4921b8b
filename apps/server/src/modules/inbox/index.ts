/** Messages to members inside the site, one for each outcome they wait for. */
export { countUnreadMessages, listMessagesOf } from './store.ts';
export { notifyMember, type MemberNotice } from './notify-member.ts';
