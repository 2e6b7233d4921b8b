import type { access } from '@hintha/contract';
import type { SessionRow } from './device-store.ts';
import { deviceWords } from './device-words.ts';
import type { SignInRow } from './sign-in-store.ts';

export const toSessionView = (row: SessionRow, current: bigint): access.SessionView => ({
  id: String(row.id),
  openedAt: row.createdAt.getTime(),
  lastUsedAt: row.lastUsedAt.getTime(),
  ip: row.ip,
  device: deviceWords(row.userAgent),
  current: row.id === current,
});

export const toSignInView = (row: SignInRow): access.SignInView => ({
  id: String(row.id),
  at: row.at.getTime(),
  ip: row.ip,
  device: deviceWords(row.userAgent),
  outcome: row.outcome,
});
