/** Who asks something of the house: a member, or a browser without an account. */
export interface Guest {
  /** Null for whoever has no account, and for a trial. */
  readonly accountId: bigint | null;
  /** The name of the account; empty without one. */
  readonly account: string;
  /** By what the browser is known again. */
  readonly hash: Buffer;
  /** Where it calls from, as counts know it. */
  readonly place: string;
}
