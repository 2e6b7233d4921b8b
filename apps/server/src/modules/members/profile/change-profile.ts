import { Refusal, transaction, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isVisible } from '../rules.ts';
import { isBirthday, isOfAge } from './birthday.ts';
import { lockTold, updateProfile, type ProfileChange } from './profile-store.ts';

/** Changes what the caller tells about itself; a birthday is told once. */
export const changeProfile = async (house: House, caller: Caller, asked: ProfileChange): Promise<void> => {
  const { nickname, birthday } = asked;
  if (!isVisible(nickname)) throw refusalOf('not_empty', 'nickname', 'empty');
  if (birthday !== '' && !isBirthday(birthday)) throw refusalOf('bad_request', 'birthday', 'pattern');
  await transaction(house.db, async (tx) => {
    const told = await lockTold(tx, caller.accountId);
    if (birthday !== '' && birthday !== told.birthday) {
      if (told.birthday !== '') throw refusalOf('birthday_fixed', 'birthday', 'fixed');
      if (!isOfAge(birthday, house.clock.now())) throw refusalOf('too_young', 'birthday', 'young');
    }
    await updateProfile(tx, caller.accountId, { ...asked, birthday: birthday || told.birthday });
  });
};

const refusalOf = (
  code: 'not_empty' | 'bad_request' | 'birthday_fixed' | 'too_young',
  field: string,
  problem: string,
): Refusal => new Refusal(code, { fields: [{ field, problem }] });
