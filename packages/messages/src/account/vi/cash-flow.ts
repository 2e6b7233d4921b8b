import type { AccountMessages } from '../en/index.ts';

export const cashFlow: AccountMessages['cashFlow'] = {
  units: 'Cách xem',
  day: 'Theo ngày',
  week: 'Theo tuần',
  month: 'Theo tháng',
  span: 'Thời gian',
  deposits: 'Tiền nạp',
  withdrawals: 'Tiền rút',
  result: 'Kết quả chơi',
  loss: 'Lỗ',
  gain: 'Lãi',
  even: 'Hòa',
  bonuses: 'Tiền thưởng',
  other: 'Khác',
  closing: 'Số dư cuối',
  total: 'Tổng',
  chart: 'Tiền nạp và tiền rút',
  chartSummary: 'Từ {{from}} đến {{to}}: nạp {{deposits}}, rút {{withdrawals}}.',
  resultSummary:
    'Kết quả chơi từ {{from}} đến {{to}}: {{play}}. Cao nhất: {{highest}}. Thấp nhất: {{lowest}}.',
  note: 'Kết quả là tiền trò chơi trả trừ tiền cược, gồm cả jackpot. Phần chơi từ ví trò chơi nằm trong mục Khác, theo tiền chuyển đi và về.',
  nothing: 'Không có nạp, rút hay chơi trong thời gian này.',
  loading: 'Đang tải số liệu',
  failedTitle: 'Không tải được số liệu',
  failedText: 'Tiền của bạn vẫn an toàn. Hãy kiểm tra kết nối và thử lại.',
};
