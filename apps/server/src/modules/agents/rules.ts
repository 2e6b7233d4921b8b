import type { AccountType } from '@hintha/contract';

/** A code as it is kept: people write it in either case and with spaces around. */
export const codeKey = (code: string): string => code.trim().toUpperCase();

/** Brings members right below by codes, and nothing else. */
export const AFFILIATE: AccountType = 41;

/** Whether an account opens others below, agents among them. */
export const isTeamAgent = (type: AccountType): boolean => type === 1 || type === 2;
