/** What the house tells its members inside the site: one message for each outcome they wait for. */
export { listMessagesOf } from './list-messages.ts';
export { tellMember, type Told } from './tell-member.ts';
