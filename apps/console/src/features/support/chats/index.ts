/** The live chat with guests, and how much of it waits. */
export { ChatsBadge } from './chats-badge.tsx';
export { ChatsPage } from './chats-page.tsx';
