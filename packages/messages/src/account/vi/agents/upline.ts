import type { AccountMessages } from '../../en/index.ts';

export const upline: AccountMessages['upline'] = {
  waiting: 'Đang đọc nơi có thể chuyển tiền',
  failedTitle: 'Không đọc được trang này',
  failedText: 'Tiền của bạn an toàn. Vui lòng thử lại.',
  to: 'Đến đại lý {{account}} của bạn',
  note: 'Tiền đến ngay và không thể lấy lại.',
  limits: 'Từ {{least}} đến {{most}} mỗi lần; hôm nay còn {{left}}.',
  turnover: 'Bạn còn phải cược {{amount}} trước khi chuyển tiền.',
  next: 'Tiếp tục',
  sure: {
    title: 'Chuyển cho đại lý của bạn?',
    words: '{{amount}} sẽ chuyển đến {{account}}.',
    send: 'Chuyển {{amount}}',
    not: 'Để sau',
    close: 'Đóng',
    unknown: 'Chưa rõ lệnh chuyển đã đến hay chưa. Hãy nhấn lại: tiền chỉ được chuyển một lần.',
  },
  sent: 'Đã chuyển {{amount}} đến {{account}}.',
  last: 'Các lần chuyển gần đây',
  none: 'Chưa chuyển lần nào.',
};
