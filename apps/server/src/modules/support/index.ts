/** What visitors and members ask: cases, and the live chat. */
export { listCanned } from './canned-store.ts';
export { findCase, listCasesOf } from './cases/case-store.ts';
export { listChatsOf } from './chats/chat-store.ts';
export { VIP_ABOVE } from './rules.ts';
export { saveCanned } from './save-canned.ts';
export { supportSettings } from './settings.ts';
