/** Messages to members inside the site, one for each outcome they wait for, and on the devices that they chose. */
export { countUnreadMessages, listMessagesOf } from './store.ts';
export { notifyMember, type MemberNotice } from './notify-member.ts';
export { pushTo } from './push/push-member.ts';
export { updateLanguage as setPushLanguage } from './push/push-store.ts';
