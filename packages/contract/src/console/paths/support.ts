import type { Line } from './line.ts';

/** Who talks with guests, and who reads what was said. */
const SUPPORTERS = ['support', 'administrator'] as const;
const LISTENERS = ['support', 'auditor', 'administrator'] as const;

/** Calls of the console about cases and chats. */
export const SUPPORT_PATHS = {
  queueCases: ['GET', '/console/cases', LISTENERS],
  readAdminCase: ['GET', '/console/cases/:id', LISTENERS],
  takeCase: ['POST', '/console/cases/:id/take', SUPPORTERS],
  answerCase: ['POST', '/console/cases/:id/answers', SUPPORTERS],
  closeCase: ['POST', '/console/cases/:id/close', SUPPORTERS],
  listChats: ['GET', '/console/chats', LISTENERS],
  countChats: ['GET', '/console/chats/count', LISTENERS],
  readAdminChat: ['GET', '/console/chats/:id', LISTENERS],
  takeChat: ['POST', '/console/chats/:id/take', SUPPORTERS],
  returnChat: ['POST', '/console/chats/:id/return', SUPPORTERS],
  closeChat: ['POST', '/console/chats/:id/close', SUPPORTERS],
  answerChat: ['POST', '/console/chats/:id/lines', SUPPORTERS],
  readChatLines: ['PUT', '/console/chats/:id/read', SUPPORTERS],
  reportPresence: ['PUT', '/console/chats/presence', SUPPORTERS],
  listCanned: ['GET', '/console/canned', LISTENERS],
  saveCanned: ['PUT', '/console/canned', SUPPORTERS],
  removeCanned: ['DELETE', '/console/canned/:id', SUPPORTERS],
} as const satisfies Record<string, Line>;
