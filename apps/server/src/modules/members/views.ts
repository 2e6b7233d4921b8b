import { ICON_NAMES } from '@hintha/art';
import type { members } from '@hintha/contract';
import type { Caller } from '@hintha/platform';
import { maskMail, maskMobile, maskName, maskNumber } from '../identity/index.ts';
import type { Level } from './level/levels.ts';
import { nicknameOf } from './rules.ts';
import type { Person } from './types.ts';

export const toMemberView = (
  caller: Caller,
  person: Person,
  { labelName, rankLevel }: Level,
  { previousLogin, toUpline }: { previousLogin: Date | undefined; toUpline: boolean },
): members.MemberView => ({
  id: String(caller.accountId),
  account: caller.account,
  nickname: nicknameOf(person, caller),
  type: caller.type,
  toUpline,
  clubLabel: { labelName, rankLevel },
  memberLabel: [],
  previousLoginAt: previousLogin?.getTime() ?? null,
});

export const toProfileView = (person: Person): members.ProfileView => ({
  ...person,
  payeeName: maskName(person.payeeName),
  email: maskMail(person.email),
  mobileNum: maskMobile(person.mobileNum),
  idNumber: maskNumber(person.idNumber),
});

export const toIconView = (icon: string) => ({ icon, choices: [...ICON_NAMES] });

export const toAvatarAddress = (icon: string): string => `/art/icons/${icon}.svg`;
