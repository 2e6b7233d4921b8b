/** What guests, with or without an account, ask of the house: cases, and the live chat. */
export { listCanned, saveCanned } from './canned/save-canned.ts';
export { findCase, listCasesOf } from './cases/list-cases.ts';
export { listChatsOf } from './chats/read-desk.ts';
