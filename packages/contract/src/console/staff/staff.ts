import { z } from 'zod';
import { Instant } from '../../amount.ts';
import { ProposedView } from '../approvals.ts';
import { idParams, Nothing, requestId, staffName, words } from '../fields.ts';
import { ROLES } from './roles.ts';
import { consoleRoute } from '../route.ts';

const StaffView = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  status: z.enum(['open', 'locked']),
  hasAuthenticator: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant.nullable(),
});

export const listStaff = consoleRoute('listStaff', {
  summary: 'Everybody who may sign in to the console.',
  reply: z.array(StaffView),
});

export const createStaff = consoleRoute('createStaff', {
  summary: 'Makes an account of staff, which has no role yet; its first password is told this once.',
  body: z.object({ name: staffName }),
  reply: z.object({ id: z.string(), password: z.string() }),
  errors: ['username_taken'],
});

export const lockStaff = consoleRoute('lockStaff', {
  summary: 'Locks an account and ends its sessions, at once.',
  params: idParams,
  body: z.object({ reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const proposeUnlock = consoleRoute('proposeUnlock', {
  summary: 'Proposes to open a locked account again.',
  params: idParams,
  body: z.object({ requestId, reason: words }),
  reply: ProposedView,
  errors: ['not_found', 'key_reused'],
});

export const proposeRoles = consoleRoute('proposeRoles', {
  summary: 'Proposes the roles that an account is to have from then on.',
  params: idParams,
  body: z.object({ requestId, roles: z.array(z.enum(ROLES)).max(ROLES.length), reason: words }),
  reply: ProposedView,
  errors: ['not_found', 'key_reused'],
});
