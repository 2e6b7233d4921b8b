import type { Allowed } from '../staff/roles.ts';

export type Line = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, allowed: Allowed];

export const READERS = ['auditor', 'security', 'administrator'] as const;
export const DECIDERS = ['payments', 'risk', 'content', 'trading', 'security', 'administrator'] as const;
export const PUBLISHERS = ['content', 'administrator'] as const;
/** Who sees the money on its way, and who moves it on. */
export const CASHIERS = ['support', 'payments', 'risk', 'auditor', 'administrator'] as const;
export const PAYERS = ['payments', 'administrator'] as const;
