import type { AccountType } from '@hintha/contract';

/** Who makes a call, as the guard found out. */
export interface Caller {
  readonly accountId: bigint;
  readonly account: string;
  readonly type: AccountType;
  readonly sessionId: bigint;
}
