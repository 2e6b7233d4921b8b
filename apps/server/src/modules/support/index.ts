/** What visitors and members ask: cases, and the live chat. */
export { listCanned, saveCanned } from './canned/save-canned.ts';
export { findCase, listCasesOf } from './cases/list-cases.ts';
export { listChatsOf } from './chats/read-desk.ts';
