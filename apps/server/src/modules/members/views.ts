import type { members } from '@hintha/contract';
import type { Caller } from '@hintha/platform';
import { LEVEL_ONE } from './rules.ts';

export const toMemberView = (caller: Caller, previousLogin: Date | undefined): members.MemberView => ({
  id: String(caller.accountId),
  account: caller.account,
  nickname: caller.account,
  type: caller.type,
  toUpline: false,
  clubLabel: LEVEL_ONE,
  memberLabel: [],
  previousLoginAt: previousLogin?.getTime() ?? null,
});
