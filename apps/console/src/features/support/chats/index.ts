/** The live chat with guests, and how much of it waits. */
export { ChatsMark } from './chats-mark.tsx';
export { ChatsPage } from './chats-page.tsx';
