/** Who does something: a member of staff, or the house by itself. */
export type Actor = StaffActor | { readonly kind: 'system' };

interface StaffActor {
  readonly kind: 'staff';
  readonly id: bigint;
  readonly name: string;
}

export const SYSTEM: Actor = { kind: 'system' };

/** Of a call of the console: who makes it, as the audit is told. */
export const actorOf = ({ staffId, name }: { staffId: bigint; name: string }): Actor => ({
  kind: 'staff',
  id: staffId,
  name,
});
