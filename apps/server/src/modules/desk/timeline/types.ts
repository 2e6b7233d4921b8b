import type { ConsoleCall, TimelineKind } from '@hintha/contract';
import type { House } from '../../../house.ts';

/** Something that happened around a member. */
export interface TimelineRow {
  /** Its place among those of its kind, by which the next page goes on. */
  readonly position: string;
  readonly id: string;
  readonly at: Date;
  readonly what: string;
  /** As it is shown. */
  readonly amount?: string;
  readonly text?: string | null;
  readonly by?: string;
}

export type TimelineEntry = TimelineRow & { readonly kind: TimelineKind };

export interface SourcePage {
  /** Rows after this place alone; null from the latest on. */
  readonly before: string | null;
  readonly limit: number;
}

/** Where entries of one kind come from, the latest first, for whoever may make the call that lists them. */
export interface Source {
  readonly kind: TimelineKind;
  readonly listedBy: ConsoleCall;
  readonly list: (house: House, accountId: bigint, page: SourcePage) => Promise<TimelineRow[]>;
}
