import type { AccountType } from '@hintha/contract';

/** A code as it is kept: people write it in either case and with spaces around. */
export const codeKey = (code: string): string => code.trim().toUpperCase();

/** Acts for an agent, and has neither a wallet nor a team of its own. */
export const SUB_ACCOUNT: AccountType = 42;
/** Brings members right below by codes, and nothing else. */
export const AFFILIATE: AccountType = 41;

/** Whether an account opens others below, agents among them. */
export const isTeamAgent = (type: AccountType): boolean => type === 1 || type === 2;
