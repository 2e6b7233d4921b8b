import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { ProposedView } from '../approvals.ts';
import { Id, idParams, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const IncomingView = z.object({
  id: z.string(),
  channelId: z.string(),
  receiver: z.object({ name: z.string(), number: z.string() }),
  /** What the bank or wallet calls the transfer. */
  txnId: z.string(),
  amount: Amount,
  payerName: z.string(),
  /** What the payer wrote; empty when nothing. */
  note: z.string(),
  at: Instant,
  /** The feed has told something else of the same transfer since. */
  contradicted: z.boolean(),
});

export const listIncoming = consoleRoute('listIncoming', {
  summary: 'The lines of statements that no order has been found for, oldest first.',
  query: z.object({ after: Id.optional(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
  reply: z.array(IncomingView),
});

export const matchIncoming = consoleRoute('matchIncoming', {
  summary: 'Says which order a line of a statement pays, and credits it; another amount takes two.',
  params: idParams,
  body: z.object({ depositId: Id, reason: words, requestId: requestId.optional() }),
  reply: z.object({ proposed: ProposedView.nullable() }),
  errors: ['not_found', 'deposit_closed', 'transfer_used', 'key_reused'],
});
