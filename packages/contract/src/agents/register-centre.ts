import { z } from 'zod';
import { Instant } from '../amount.ts';
import { route } from '../route.ts';
import { SomeRates } from './rates.ts';

/** What an agent can open below itself: a member or an agent. */
const OpenedType = z.union([z.literal(0), z.literal(1)]);
const Remark = z.string().trim().max(64).default('');

const LinkView = z.object({
  code: z.string(),
  createdAt: Instant,
  joined: z.int(),
  type: OpenedType,
  rates: SomeRates,
  remark: z.string(),
  on: z.boolean(),
  expiresAt: Instant.nullable(),
  /** Whether somebody can register by it now. */
  live: z.boolean(),
});

export const listLinks = route('listLinks', {
  guard: 'agent',
  summary: 'The codes by which the caller brings members; there is always one.',
  reply: z.array(LinkView),
  errors: ['permission_missing'],
});

const LinkErrors = ['permission_missing', 'not_enabled', 'rates_out_of_range', 'links_full'] as const;

export const createLink = route('createLink', {
  guard: 'agent',
  summary: 'Makes a code that opens accounts of a type with these rates, which are at most the agent’s own.',
  body: z.object({
    type: OpenedType,
    rates: SomeRates.default({}),
    remark: Remark,
    /** Null for a link without an end. */
    expiresAt: z.int().min(0).max(8.64e15).nullable().default(null),
  }),
  reply: LinkView,
  errors: LinkErrors,
});

export const changeLink = route('changeLink', {
  guard: 'agent',
  summary: 'Switches a link on or off, and gives it another remark or end.',
  params: z.object({ code: z.string().max(32) }),
  body: z.object({
    on: z.boolean(),
    remark: Remark,
    expiresAt: z.int().min(0).max(8.64e15).nullable().default(null),
  }),
  reply: LinkView,
  errors: [...LinkErrors, 'not_found'],
});

const Username = z.string().regex(/^[A-Za-z][A-Za-z0-9]{3,15}$/);
/** Shown this once; at the first login another one has to be chosen. */
const OpenedView = z.object({ id: z.string(), username: z.string(), password: z.string() });
const OpeningErrors = ['permission_missing', 'name_reserved', 'username_taken'] as const;

export const openDownline = route('openDownline', {
  guard: 'agent',
  summary: 'Opens an account right below the agent, with a password that is told once.',
  body: z.object({ username: Username, type: OpenedType, rates: SomeRates.default({}) }),
  reply: OpenedView,
  errors: [...OpeningErrors, 'not_enabled', 'rates_out_of_range', 'daily_limit_reached'],
});

/** What a sub-account may be let do for its agent. */
export const AGENT_PERMISSIONS = ['view', 'open', 'transfer', 'contracts'] as const;
export type AgentPermission = (typeof AGENT_PERMISSIONS)[number];

const Permissions = z.array(z.enum(AGENT_PERMISSIONS)).max(AGENT_PERMISSIONS.length);

export const listSubAccounts = route('listSubAccounts', {
  guard: 'agent',
  summary: 'The accounts that act for the agent, and what each may do.',
  reply: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      permissions: Permissions,
      remark: z.string(),
      createdAt: Instant,
      lastLoginAt: Instant.nullable(),
    }),
  ),
  errors: ['permission_missing'],
});

export const openSubAccount = route('openSubAccount', {
  guard: 'agent',
  summary: 'Opens an account that acts for the agent, with a password that is told once.',
  body: z.object({ username: Username, permissions: Permissions, remark: Remark }),
  reply: OpenedView,
  errors: [...OpeningErrors, 'subaccounts_full'],
});

export const changeSubAccount = route('changeSubAccount', {
  guard: 'agent',
  summary: 'Changes what a sub-account may do; with nothing left it can do nothing.',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  body: z.object({ permissions: Permissions, remark: Remark }),
  reply: z.object({}),
  errors: ['permission_missing', 'not_found'],
});
