import type { AccountMessages } from '../en/index.ts';

export const pictures: AccountMessages['pictures'] = {
  choose: 'Chọn ảnh',
  picture: 'Ảnh {{number}}: {{name}}',
  remove: 'Bỏ ảnh {{number}}',
  help: 'PNG hoặc JPG, mỗi ảnh tối đa 5 MB.',
  tooMany_one: 'Chỉ cần một ảnh; các ảnh khác đã được bỏ qua.',
  tooMany_other: 'Tối đa {{count}} ảnh; các ảnh khác đã được bỏ qua.',
};
