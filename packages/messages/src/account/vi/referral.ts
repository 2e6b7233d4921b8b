import type { AccountMessages } from '../en/index.ts';

export const referral: AccountMessages['referral'] = {
  title: 'Mời bạn bè',
  text: 'Hãy gửi liên kết này cho bạn bè hoặc để họ quét mã bằng điện thoại.',
  code: 'Mã của bạn',
  link: 'Liên kết của bạn',
  qr: 'Liên kết của bạn dưới dạng mã QR',
  invited: 'Bạn bè đã tham gia',
  earned: 'Bạn đã nhận được',
  rules: 'Cách hoạt động',
  ruleFriend:
    'Khi bạn bè nạp lần đầu ít nhất {{least}} và cược {{times}} vòng trong {{days}} ngày, bạn nhận {{share}} khoản đó, tối đa {{most}}.',
  rulePlay:
    'Trong {{days}} ngày, mỗi ngày bạn nhận {{share}} số tiền người bạn này cược; từ tất cả bạn bè tối đa {{most}} mỗi ngày.',
  ruleWelcome: 'Bạn bè của bạn nhận {{welcome}}.',
  ruleBet: 'Số tiền bạn nhận cần cược {{multiple}} vòng. Tài khoản thứ hai của chính bạn không được tính.',
  friends: 'Bạn bè của bạn',
  states: {
    JOINED: 'Đã đăng ký',
    DEPOSITED: 'Đã nạp tiền',
    QUALIFIED: 'Đang mang lại thưởng',
    MISSED: 'Không được tính',
  },
  joined: 'Tham gia {{at}}',
  loading: 'Đang tải danh sách bạn bè',
  failedTitle: 'Không tải được danh sách bạn bè',
  failedText: 'Không mất gì cả. Hãy kiểm tra kết nối và thử lại.',
  emptyTitle: 'Chưa có ai tham gia',
  emptyText: 'Người đăng ký qua liên kết của bạn sẽ hiện ở đây.',
  agentTitle: 'Bạn mời thành viên với tư cách đại lý',
  agentText: 'Liên kết của bạn nằm trong trung tâm đại lý.',
};
