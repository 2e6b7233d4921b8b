import type { AccountMessages } from '../en/index.ts';

export const pictures: AccountMessages['pictures'] = {
  choose: 'เลือกภาพ',
  picture: 'ภาพ {{number}}: {{name}}',
  remove: 'นำภาพ {{number}} ออก',
  help: 'PNG หรือ JPG ภาพละไม่เกิน 5 MB',
  tooMany_one: 'ใช้ภาพเดียวก็พอ ภาพอื่นถูกตัดออก',
  tooMany_other: 'ไม่เกิน {{count}} ภาพ ภาพอื่นถูกตัดออก',
};
