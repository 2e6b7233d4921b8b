import type { RefusalCode } from '@hintha/contract';

/** The house says no. Thrown by a deed, which rolls its transaction back; one place turns it into a reply. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly value: unknown;

  constructor(code: RefusalCode, value: unknown = null) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.value = value;
  }
}
