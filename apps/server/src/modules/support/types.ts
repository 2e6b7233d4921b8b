/** Who asks for support: a member, or a browser without an account. */
export interface Guest {
  /** Null for whoever has no account, and for a trial. */
  readonly accountId: bigint | null;
  /** The name of the account; empty without one. */
  readonly account: string;
  /** Recognises the browser. */
  readonly hash: Buffer;
  /** Where it calls from, for the limits. */
  readonly network: string;
}
