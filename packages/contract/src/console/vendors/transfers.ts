import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { Id, idParams, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const TransferView = z.object({
  id: z.string(),
  /** What the vendor calls it. */
  transferId: z.string(),
  accountId: z.string(),
  account: z.string(),
  vendor: z.string(),
  direction: z.enum(['in', 'out']),
  amount: Amount,
  /** open: still asked about · manual: nobody knew for ten minutes, and people decide. */
  state: z.enum(['open', 'manual', 'done', 'refused']),
  reason: z.enum(['insufficient_funds', 'vendor_refused', 'not_arrived']).nullable(),
  attempts: z.int(),
  createdAt: Instant,
  closedAt: Instant.nullable(),
  note: z.string().nullable(),
});

export const queueTransfers = consoleRoute('queueTransfers', {
  summary: 'Transfers between members and the wallets of vendors, the latest first.',
  query: z.object({
    state: z.enum(['manual', 'open', 'over', 'all']).default('manual'),
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.array(TransferView),
});

export const queryTransfer = consoleRoute('queryTransfer', {
  summary: 'Asks the vendor once more what became of a transfer, which ends it if the vendor knows.',
  params: idParams,
  reply: TransferView,
  errors: ['not_found'],
});

export const decideTransfer = consoleRoute('decideTransfer', {
  summary: 'Says how a transfer ended of which the vendor tells nothing: carried out there, or not.',
  params: idParams,
  body: z.object({ carriedOut: z.boolean(), reason: words, requestId: requestId.optional() }),
  reply: TransferView,
  errors: ['not_found', 'no_longer_open', 'vendor_cap_passed'],
});
