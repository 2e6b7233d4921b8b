import type { Database } from '@hintha/platform';
import { NOBODYS_PASSWORD } from '../passwords/hash-password.ts';
import { hasPaymentPassword } from '../payment-password/payment-password-store.ts';
import { findCredentials } from './credential-store.ts';

/** What guards an account; its contacts are those that were verified, in full. */
export interface CredentialStatus {
  readonly hasPassword: boolean;
  readonly hasPaymentPassword: boolean;
  readonly hasAuthenticator: boolean;
  readonly mobile: string;
  readonly email: string;
}

export const readCredentialStatus = async (db: Database, accountId: bigint): Promise<CredentialStatus> => {
  const [keys, payment] = await Promise.all([
    findCredentials(db, accountId),
    hasPaymentPassword(db, accountId),
  ]);
  return {
    hasPassword: keys !== undefined && keys.password !== NOBODYS_PASSWORD,
    hasPaymentPassword: payment,
    hasAuthenticator: keys?.hasAuthenticator ?? false,
    mobile: keys?.mobile ?? '',
    email: keys?.email ?? '',
  };
};
