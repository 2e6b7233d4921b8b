import type { Messages } from '../en/index.ts';

export const gate: Messages['gate'] = {
  play: 'Đăng nhập để chơi.',
  account: 'Đăng nhập để xem tài khoản.',
  deposit: 'Đăng nhập để nạp tiền.',
  favourite: 'Đăng nhập để lưu trò chơi yêu thích.',
  lists: 'Đăng nhập để xem trò chơi của bạn.',
  ended: 'Phiên của bạn đã kết thúc. Vui lòng đăng nhập lại.',
};
