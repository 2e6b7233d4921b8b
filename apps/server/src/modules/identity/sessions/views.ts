import type { identity } from '@hintha/contract';
import { describeDevice } from '../devices/describe-device.ts';
import type { CreatedSession } from '../types.ts';
import type { LoginRow } from './login-store.ts';
import type { SessionRow } from './session-store.ts';

export const toSignedInView = (opened: CreatedSession): identity.SignedInView => ({
  token: opened.token,
  firstTimeLogin: opened.firstTimeLogin,
  passwordExpired: opened.passwordExpired,
  usingDefaultPassword: opened.usingDefaultPassword,
  failedSince: opened.failedSince,
  previousLoginAt: opened.previousLoginAt?.getTime() ?? null,
});

export const toSessionView = (row: SessionRow, current: bigint): identity.SessionView => ({
  id: String(row.id),
  openedAt: row.createdAt.getTime(),
  lastUsedAt: row.lastUsedAt.getTime(),
  ip: row.ip,
  device: describeDevice(row.userAgent),
  current: row.id === current,
});

export const toLoginView = (row: LoginRow): identity.SignInView => ({
  id: String(row.id),
  at: row.at.getTime(),
  ip: row.ip,
  device: describeDevice(row.userAgent),
  outcome: row.outcome,
});
