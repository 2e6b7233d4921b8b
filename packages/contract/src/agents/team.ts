import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { ACCOUNT_TYPES } from '../identity/index.ts';
import { route } from '../route.ts';
import { AccountId, Rates } from './rates.ts';

const Place = z.object({ id: z.string(), name: z.string(), type: z.literal(ACCOUNT_TYPES) });

const DownlineView = Place.extend({
  /** How far below the agent; 1 right below. */
  depth: z.int(),
  balance: Amount,
  /** With itself; counted up to the most that is told. */
  teamSize: z.int(),
  teamSizeIsLeast: z.boolean(),
  joinedAt: Instant,
  lastLoginAt: Instant.nullable(),
  rates: Rates,
});

export const DOWNLINE_ORDERS = ['tree', 'newest', 'oldest'] as const;

export const listDownlines = route('listDownlines', {
  guard: 'agent',
  summary:
    'The accounts right below one of the team, or below the agent itself, page by page; or the one of a name, with the path that leads to it.',
  query: z.object({
    /** Of the team; the agent itself without. */
    under: AccountId.optional(),
    account: z.string().max(64).default(''),
    order: z.enum(DOWNLINE_ORDERS).default('tree'),
    after: AccountId.optional(),
  }),
  reply: z.object({
    /** From right below the agent down to whose accounts are listed. */
    path: z.array(Place),
    list: z.array(DownlineView),
    next: z.string().nullable(),
  }),
  errors: ['permission_missing', 'not_found'],
});
