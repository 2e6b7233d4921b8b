/** What visitors and members ask: cases, and the live chat. */
export { findCase, listCasesOf } from './cases/list-cases.ts';
export { listChatsOf } from './chats/list-chat-queue.ts';
export { listCanned, saveCanned } from './save-canned.ts';
