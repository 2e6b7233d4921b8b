import type { ConsoleCall, HIT_KINDS } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';

export type HitKind = (typeof HIT_KINDS)[number];

/** Something that was found. */
export interface Hit {
  readonly kind: HitKind;
  readonly id: string;
  /** The member it belongs to. */
  readonly accountId?: bigint;
  /** What people call it. */
  readonly title: string;
  readonly state?: string;
  readonly amount?: Money;
  readonly at?: Date | null;
}

/** What looks for things of some kinds, for whoever may make the call that lists them. */
export interface Finder {
  readonly kinds: readonly HitKind[];
  readonly listedBy: ConsoleCall;
  readonly find: (ctx: AppContext, text: string) => Promise<Hit[]>;
}
