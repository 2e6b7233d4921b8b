import { contributionPoint, type Database, type Transaction } from '@hintha/platform';

/** What a login or a recovery asks about the member. */
export interface MemberSource {
  /** Empty where none was told. */
  readonly findPayeeName: (db: Database, accountId: bigint) => Promise<string>;
  readonly findLevelLabel: (db: Database, accountId: bigint) => Promise<string>;
  /** Whether the member told this address, proven or not. */
  readonly ownsEmail: (db: Database, accountId: bigint, email: string) => Promise<boolean>;
}

export const memberSource = contributionPoint<MemberSource>('identity.member-source');

/** Whether a new password is as the rule of its field has it. */
export type FitsFieldRule = (
  db: Database,
  field: 'password' | 'paymentPassword',
  value: string,
) => Promise<boolean>;

export const fieldRules = contributionPoint<FitsFieldRule>('identity.field-rules');

/** The stored password of one of the staff by the name as it is compared, so that the members' login can say so. */
export type FindStaffPassword = (db: Database, key: string) => Promise<string | undefined>;

export const staffPasswords = contributionPoint<FindStaffPassword>('identity.staff-passwords');

/** What is written with a session that is created, in its transaction. */
export type FollowLogin = (
  tx: Transaction,
  login: { readonly accountId: bigint; readonly device: string },
) => Promise<void>;

export const loginFollowers = contributionPoint<FollowLogin>('identity.login-followers');
