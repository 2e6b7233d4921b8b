/** Who does something: a member of staff, or the system by itself. */
export type Actor = StaffActor | { readonly kind: 'system' };

interface StaffActor {
  readonly kind: 'staff';
  readonly id: bigint;
  readonly name: string;
}

export const SYSTEM: Actor = { kind: 'system' };

export const actorName = (actor: Actor): string => (actor.kind === 'staff' ? actor.name : 'system');

/** The caller of the console as the audit names it. */
export const actorOf = ({ staffId, name }: { staffId: bigint; name: string }): Actor => ({
  kind: 'staff',
  id: staffId,
  name,
});

export interface AuditEntry {
  readonly actor: Actor;
  /** What was done, such as `deposit.approve`. */
  readonly action: string;
  /** What it was done to, such as `deposit:17`. */
  readonly subject: string;
  readonly reason?: string;
  /** What else there is to know; never a secret, since every auditor reads it. */
  readonly details: object;
}

export interface StoredAuditEntry {
  readonly position: bigint;
  readonly prevHash: Buffer;
  readonly rowHash: Buffer;
  readonly actorId: bigint | null;
  readonly actorName: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string | null;
  /** JSON, byte for byte as it was hashed. */
  readonly details: string;
  readonly at: Date;
}

/** Where the audit ends, and the hash that stands for all of it up to there. */
export interface Head {
  readonly position: bigint;
  readonly hash: Buffer;
}

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly before?: string | undefined;
  /** Use cases to leave out. */
  readonly without?: readonly string[];
  readonly limit: number;
}
