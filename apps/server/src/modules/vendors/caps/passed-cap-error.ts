import type { PassedCap } from '@hintha/contract';
import type { Finding } from '../types.ts';

/** What a vendor reports would pass a cap of its integration; thrown, so that a transaction rolls back. */
export class PassedCapError extends Error {
  readonly cap: PassedCap;
  readonly finding: Finding;

  constructor(cap: PassedCap, finding: Finding) {
    super(`an integration would pass ${cap}`);
    this.name = 'PassedCapError';
    this.cap = cap;
    this.finding = finding;
  }
}
