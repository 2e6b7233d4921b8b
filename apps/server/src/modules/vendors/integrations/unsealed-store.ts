import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface Unsealed {
  readonly integration: string;
  /** Of a key that is proposed; null for the one in force. */
  readonly fingerprint: string | null;
  readonly secret: string;
}

/** The secrets that are not sealed yet, each as it is until the transaction ends. */
export const lockUnsealed = async (tx: Transaction): Promise<Unsealed[]> => {
  const { rows: inForce } = await sql<Unsealed>`
    select code as integration, null as fingerprint, secret from vendors_integration
    where secret is not null order by code for update`.execute(tx);
  const { rows: proposed } = await sql<Unsealed>`
    select integration, fingerprint, secret from vendors_proposed_key
    where secret is not null order by integration, fingerprint for update`.execute(tx);
  return [...inForce, ...proposed];
};

/** Puts the sealed secret in the place of the one that was not. */
export const updateSealed = async (
  tx: Transaction,
  { integration, fingerprint, sealedKey }: Omit<Unsealed, 'secret'> & { readonly sealedKey: Buffer },
): Promise<void> => {
  if (fingerprint === null)
    await sql`
      update vendors_integration set secret = null, sealed_key = ${sealedKey}
      where code = ${integration}`.execute(tx);
  else
    await sql`
      update vendors_proposed_key set secret = null, sealed_key = ${sealedKey}
      where integration = ${integration} and fingerprint = ${fingerprint}`.execute(tx);
};
