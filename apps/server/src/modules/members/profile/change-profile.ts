import { isIcon } from '@hintha/art';
import type { identity } from '@hintha/contract';
import { type Caller, BusinessError, transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { checkName, proveOwner, notifyOwner } from '../../identity/index.ts';
import { isVisible } from '../rules.ts';
import {
  findPersonRow,
  lockProfile,
  type ProfileChange,
  updatePayeeName,
  updateProfile,
  upsertIcon,
} from './profile-store.ts';

/** Changes what the caller tells about itself; a birthday is told once. */
export const changeProfile = async (ctx: AppContext, caller: Caller, asked: ProfileChange): Promise<void> => {
  const { nickname, birthday } = asked;
  if (!isVisible(nickname)) throw businessErrorOf('not_empty', 'nickname', 'empty');
  await checkNickname(ctx, caller, nickname);
  if (birthday !== '' && !isBirthday(birthday)) throw businessErrorOf('bad_request', 'birthday', 'pattern');
  await transaction(ctx.db, async (tx) => {
    const current = await lockProfile(tx, caller.accountId);
    if (birthday !== '' && birthday !== current.birthday) {
      if (current.birthday !== '') throw businessErrorOf('birthday_fixed', 'birthday', 'fixed');
      if (!isOfAge(birthday, ctx.clock.now())) throw businessErrorOf('too_young', 'birthday', 'young');
    }
    await updateProfile(tx, caller.accountId, { ...asked, birthday: birthday || current.birthday });
  });
};

/** Whoever goes by the name that the account was opened with, or by the nickname it has, goes on doing so. */
const checkNickname = async (ctx: AppContext, caller: Caller, nickname: string): Promise<void> => {
  const current = await findPersonRow(ctx.db, caller.accountId);
  if (nickname !== caller.account && nickname !== current?.nickname)
    await checkName(ctx.db, 'nickname', nickname);
};

const businessErrorOf = (
  code: 'not_empty' | 'bad_request' | 'birthday_fixed' | 'too_young',
  field: string,
  problem: string,
): BusinessError => new BusinessError(code, { fields: [{ field, problem }] });

export interface PayeeNameOrder {
  readonly payeeName: string;
  readonly proof: identity.Proof;
}

/** Keeps the name that payouts of the caller go to. It is told once. */
export const setPayeeName = async (
  ctx: AppContext,
  { accountId }: Caller,
  asked: PayeeNameOrder,
): Promise<void> => {
  if (!isVisible(asked.payeeName))
    throw new BusinessError('not_empty', { fields: [{ field: 'payeeName', problem: 'empty' }] });
  const proven = await proveOwner(ctx, accountId, asked.proof);
  await transaction(ctx.db, async (tx) => {
    const current = await lockProfile(tx, accountId);
    if (current.payeeName !== '')
      throw new BusinessError('payee_name_fixed', { fields: [{ field: 'payeeName', problem: 'fixed' }] });
    await proven.spend(tx);
    await updatePayeeName(tx, accountId, asked.payeeName);
    await notifyOwner(ctx, tx, accountId, 'payeeName');
  });
};

/** Gives the caller one of the icons. */
export const setIcon = async (ctx: AppContext, { accountId }: Caller, icon: string): Promise<void> => {
  if (!isIcon(icon)) throw new BusinessError('not_found');
  await upsertIcon(ctx.db, accountId, icon);
};

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const OLDEST_YEAR = 1900;
const AGE = 18;

/** Whether the text is a day of the calendar, as `yyyy-MM-dd`, on which somebody alive may have been born. */
export const isBirthday = (text: string): boolean => {
  const [, year, , day] = DAY.exec(text) ?? [];
  const date = new Date(`${text}T00:00:00Z`);
  // The 30th of February would be read as a day in March.
  return Number(year) >= OLDEST_YEAR && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

/** Whether who was born on the day is 18; a child of the 29th of February is so on the 1st of March. */
export const isOfAge = (birthday: string, now: Date): boolean => {
  const today = businessDay(now);
  return `${Number(birthday.slice(0, 4)) + AGE}${birthday.slice(4)}` <= today;
};
