import type { AccountMessages } from '../en/index.ts';

export const rewards: AccountMessages['rewards'] = {
  title: 'Phần thưởng của bạn',
  references: {
    LEADERBOARD: 'Tuần từ {{week}}',
  },
  offered: 'Trúng ngày {{at}}',
  until: 'Nhận trước {{at}}',
  ended: 'Hạn nhận đã hết ngày {{at}}',
  taken: 'Đã nhận ngày {{at}}',
  due: 'Đã yêu cầu ngày {{at}}; tiền sẽ vào ví ngay khi có thể trả',
  betOnce: 'Phần thưởng cần cược một vòng trước khi rút.',
  claim: 'Nhận',
  claimed: '{{name}}: {{amount}} đã vào ví của bạn.',
  waiting: 'Thưởng đang chờ bạn',
  waitingText: 'Các khoản này được nhận ở trang tiền thưởng.',
  toBonuses: 'Đến tiền thưởng',
  emptyTitle: 'Chưa có phần thưởng',
  emptyText: 'Hãy giành hạng trong tuần hoặc trúng vé bốc thăm.',
  toMissions: 'Đến nhiệm vụ',
  loading: 'Đang tải phần thưởng',
  failedTitle: 'Không tải được phần thưởng',
  failedText: 'Không mất gì cả. Hãy kiểm tra kết nối và thử lại.',
};
