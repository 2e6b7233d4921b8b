import type { BusinessErrorCode } from '@hintha/contract';

/** The operator refuses. Thrown by a use case, which rolls its transaction back; one place turns it into a reply. */
export class BusinessError extends Error {
  readonly code: BusinessErrorCode;
  readonly value: unknown;

  constructor(code: BusinessErrorCode, value: unknown = null) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.value = value;
  }
}
