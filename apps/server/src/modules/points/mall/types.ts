import type { Language } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** What is shown of a reward and can be changed. */
export interface Shelf {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** The name of one of the house's drawings. */
  readonly picture: string;
  readonly stock: bigint;
  /** How many one member may have; null for any number. */
  readonly mostEach: bigint | null;
  readonly enabled: boolean;
  readonly position: number;
}

/** A price stands: another price is another reward. */
export interface NewReward extends Shelf {
  readonly points: bigint;
  readonly amount: Money;
  readonly physical: boolean;
}

export interface Reward extends NewReward {
  readonly id: bigint;
  /** How many of the stock are redeemed. */
  readonly taken: bigint;
}
