import type { promotions } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { Application } from '../applications/types.ts';
import type { BonusKind } from '../bonus-types.ts';

export type Obstacle = NonNullable<promotions.OfferView['why']>;

/** A bonus as it stands for a member now. */
export interface Offer {
  readonly kind: BonusKind;
  readonly why: Obstacle | null;
  readonly amount: Money | null;
  readonly target: Money | null;
  readonly until: Date | null;
  /** The last one, for a bonus that staff decides on. */
  readonly application: Application | null;
}

export interface Asker {
  readonly accountId: bigint;
  /** By what the person is known again under another account. */
  readonly signs: readonly string[];
}

export type Now = Asker & { readonly at: Date };
