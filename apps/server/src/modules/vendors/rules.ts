import { createHash } from 'node:crypto';

/** How long an integration, an account or a game is cached. */
export const KNOWN_FOR_MS = 1_000;

/** Our own id of a vendor's round, a digest of integration, account and the vendor's id. */
export const roundKey = (integration: string, accountId: bigint, roundId: string): string => {
  const digest = createHash('sha256').update(`${integration}\n${accountId}\n${roundId}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The source of an integration's transactions in the ledger; ids are unique within a source. */
export const sourceOf = (integration: string): string => `vendor:${integration}`;
