import { createHash } from 'node:crypto';

/** How long what is known of a connection, an account or a title may be used again. */
export const KNOWN_FOR_MS = 1_000;

/** The house's own id of a vendor's round, which the ids of connection, account and round decide. */
export const roundKey = (connection: string, accountId: bigint, roundId: string): string => {
  const digest = createHash('sha256').update(`${connection}\n${accountId}\n${roundId}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The source of a connection's transactions in the ledger; ids are unique within a source. */
export const sourceOf = (connection: string): string => `vendor:${connection}`;
