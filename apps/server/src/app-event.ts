import type { DomainEvent } from '@hintha/platform';

/** The domain events of the modules; `key` is the account that an event is about. */
export type AppEvent =
  | (DomainEvent & { type: 'balance-changed'; sumBalance: string; available: string; held: string })
  | (DomainEvent & { type: 'funds-away'; away: string })
  | (DomainEvent & { type: 'turnover-changed' })
  | (DomainEvent & { type: 'message-arrived'; kind: string })
  | (DomainEvent & { type: 'chat-changed' })
  | (DomainEvent & { type: 'chat-answered' })
  /** Its key names an event of sports and those of its markets that have changed. */
  | (DomainEvent & { type: 'sports-changed' })
  | (DomainEvent & { type: 'session-ended'; sessionId: string; reason: string });
