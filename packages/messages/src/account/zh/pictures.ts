/** Choosing pictures to be sent. */
import type { AccountMessages } from '../en/index.ts';

export const pictures: AccountMessages['pictures'] = {
  choose: '选择图片',
  picture: '图片 {{number}}：{{name}}',
  remove: '移除图片 {{number}}',
  help: 'PNG 或 JPG，每张不超过 5 MB。',
  tooMany_one: '只需一张图片，其余未添加。',
  tooMany_other: '最多 {{count}} 张图片，其余未添加。',
};
