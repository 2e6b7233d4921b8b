import type { JWK } from 'jose';
import type { Clock } from '../../clock.ts';

/** A private key and the name it is asked for by. */
export interface EncryptionKey {
  readonly keyId: string;
  readonly privateKey: JWK;
}

/** What sealed calls need of the program: its keys, the ids it has seen, and the time. */
export interface Encryption {
  /** Whether a call that can be sealed has to be. */
  readonly required: boolean;
  readonly clock: Clock;
  /** The private key of an id, for as long as it is accepted. */
  findKey(keyId: string): Promise<JWK | undefined>;
  /** Keeps the id of a sealed text until it has expired; false when it has been taken before. */
  takeJti(jti: string, expires: Date): Promise<boolean>;
}
