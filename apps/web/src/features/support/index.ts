/** The customer service: the chat, in its window and over a page, and what is asked in writing. */
export { SupportCases } from './cases/support-cases.tsx';
export { FeedbackDialog } from './feedback-dialog.tsx';
export { ChatPanel } from './chat-panel.tsx';
export { ChatWindow } from './chat-window.tsx';
