import type { promotions } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** What a member asks for that staff decides on. */
export interface Application {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly kind: string;
  readonly contactId: string;
  readonly comment: string;
  readonly marks: readonly string[];
  readonly state: promotions.ApplicationState;
  readonly reason: promotions.ApplicationRejection | null;
  /** What may be given at most, and what was given. */
  readonly most: Money;
  readonly amount: Money | null;
  readonly pictures: readonly string[];
  /** One of the marks has been seen for the bonus under another account. */
  readonly hadElsewhere: boolean;
  readonly appliedAt: Date;
  readonly decidedBy: bigint | null;
  readonly decisionKey: string | null;
  readonly decidedAt: Date | null;
}
