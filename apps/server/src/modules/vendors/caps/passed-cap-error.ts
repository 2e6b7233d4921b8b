import type { Finding } from '../types.ts';
import type { Cap } from './rules.ts';

/** What a vendor reports would pass a cap of its integration; thrown, so that a transaction rolls back. */
export class PassedCapError extends Error {
  readonly cap: Cap;
  readonly finding: Finding;

  constructor(cap: Cap, finding: Finding) {
    super(`an integration would pass ${cap}`);
    this.name = 'PassedCapError';
    this.cap = cap;
    this.finding = finding;
  }
}
