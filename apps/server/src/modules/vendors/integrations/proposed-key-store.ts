import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { OwnKey } from './types.ts';

export interface ProposedKey extends OwnKey {
  readonly integration: string;
  readonly fingerprint: string;
  readonly proposedAt: Date;
}

export const insertProposedKey = async (tx: Transaction, key: ProposedKey): Promise<void> => {
  const { integration, fingerprint, sealedKey, proposedAt } = key;
  await sql`
    insert into vendors_proposed_key (integration, fingerprint, sealed_key, proposed_at)
    values (${integration}, ${fingerprint}, ${sealedKey}, ${proposedAt})
    on conflict (integration, fingerprint) do update set proposed_at = excluded.proposed_at`.execute(tx);
};

/** Takes a key out; undefined when it is there no more. */
export const takeProposedKey = async (
  tx: Transaction,
  integration: string,
  fingerprint: string,
): Promise<OwnKey | undefined> => {
  const { rows } = await sql<OwnKey>`
    delete from vendors_proposed_key where integration = ${integration} and fingerprint = ${fingerprint}
    returning sealed_key as "sealedKey"`.execute(tx);
  return rows[0];
};

export const deleteProposedKeys = async (tx: Transaction, before: Date): Promise<void> => {
  await sql`delete from vendors_proposed_key where proposed_at < ${before}`.execute(tx);
};
