import type { Actor } from '../../../audit/index.ts';

/** What the staff does to one payment, and why. */
export interface PartOrder {
  readonly actor: Actor;
  readonly partId: bigint;
  readonly reason: string;
}
