import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { sought } from '../fields.ts';
import { consoleRoute } from '../route.ts';

/** What the search finds, in the order of the list. */
export const HIT_KINDS = [
  'member',
  'deposit',
  'withdrawal',
  'payout',
  'posting',
  'bet',
  'redemption',
  'application',
  'case',
  'notification',
  'approval',
  'staff',
] as const;

const HitView = z.object({
  kind: z.enum(HIT_KINDS),
  id: z.string(),
  /** The member it belongs to; null for what belongs to none. */
  accountId: z.string().nullable(),
  account: z.string().nullable(),
  /** What people call it: a name, an order number, a reference. */
  title: z.string(),
  state: z.string().nullable(),
  amount: Amount.nullable(),
  at: Instant.nullable(),
});

export const searchConsole = consoleRoute('searchConsole', {
  summary:
    'Finds by any id, order number, name, phone, mail address or reference whatever the roles of the caller may see.',
  query: z.object({ q: sought }),
  reply: z.object({
    hits: z.array(HitView),
    /** The kinds that the caller may see, found or not. */
    kinds: z.array(z.enum(HIT_KINDS)),
  }),
});
