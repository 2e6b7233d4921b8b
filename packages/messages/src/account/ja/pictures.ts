/** Choosing pictures to be sent. */
import type { AccountMessages } from '../en/index.ts';

export const pictures: AccountMessages['pictures'] = {
  choose: '画像を選択',
  picture: '画像{{number}}：{{name}}',
  remove: '画像{{number}}を削除',
  help: 'PNGまたはJPG、1枚5 MBまで。',
  tooMany_one: '画像は1枚までです。残りは追加されませんでした。',
  tooMany_other: '画像は{{count}}枚までです。残りは追加されませんでした。',
};
