import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'Trung tâm đại lý',
  close: 'Đóng trung tâm đại lý',
  menuName: 'Các trang của trung tâm đại lý',
  menu: {
    announcement: 'Thông báo',
    agentTeamOverview: 'Tổng quan đội nhóm',
    teamBetting: 'Cược của đội nhóm',
    userLoss: 'Lãi lỗ thành viên',
    myIncome: 'Thu nhập của tôi',
    accountDetails: 'Chi tiết tài khoản',
  },
  links: 'Mã của bạn',
  linksText: 'Người đăng ký bằng mã của bạn sẽ vào đội nhóm của bạn.',
  code: 'Mã',
  link: 'Liên kết',
  qr: 'Mã QR của liên kết có mã {{code}}',
  joinedBy: 'Tham gia bằng mã này: {{joined}}',
  noNoticeTitle: 'Không có thông báo',
  noNoticeText: 'Các thông báo của nhà cái hiện ở đây.',
};
