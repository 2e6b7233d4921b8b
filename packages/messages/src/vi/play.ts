import type { Messages } from '../en/index.ts';

export const play: Messages['play'] = {
  back: 'Về danh sách trò chơi',
  balance: 'Số dư',
  refresh: 'Làm mới số dư',
  fullScreen: 'Toàn màn hình',
  leaveFullScreen: 'Thoát toàn màn hình',
  opening: 'Đang mở trò chơi',
  slow: 'Trò chơi tải lâu. Tiền của bạn vẫn an toàn.',
  frameTitle: 'Trò chơi: {{name}}',
  refusedTitle: 'Không mở được trò chơi',
  expiredTitle: 'Bạn đã bị đăng xuất',
  expiredText: 'Đăng nhập lại để tiếp tục. Ván đang chạy được quyết toán theo kết quả đã có.',
  logIn: 'Đăng nhập',
  toGames: 'Về danh sách trò chơi',
};
