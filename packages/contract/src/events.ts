/** What the server tells a signed-in page over the event stream of its account. */
export type ServerEvent =
  | { type: 'balance-changed'; sumBalance: string; available: string; held: string }
  | { type: 'turnover-changed' }
  | { type: 'message-arrived'; kind: string }
  | { type: 'chat-answered' }
  | { type: 'session-ended'; reason: string };
