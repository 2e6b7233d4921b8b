import type { Fact } from '@hintha/platform';

/** The facts that come up from the modules to whoever listens; `key` is the account they are about. */
export type AppEvent =
  | (Fact & { type: 'balance-changed'; sumBalance: string; available: string; held: string })
  | (Fact & { type: 'funds-away'; away: string })
  | (Fact & { type: 'message-arrived'; kind: string })
  | (Fact & { type: 'chat-changed' })
  | (Fact & { type: 'chat-answered' })
  | (Fact & { type: 'session-ended'; sessionId: string; reason: string });
