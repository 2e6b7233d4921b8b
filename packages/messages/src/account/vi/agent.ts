import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'Trung tâm đại lý',
  close: 'Đóng trung tâm đại lý',
  menuName: 'Các trang của trung tâm đại lý',
  menu: {
    announcement: 'Thông báo',
    agentTeamOverview: 'Tổng quan đội nhóm',
  },
  period: 'Thời gian của thành viên mới',
  today: 'Hôm nay',
  week: '7 ngày',
  month: '30 ngày',
  members: 'Đội nhóm',
  direct: 'Cấp dưới trực tiếp',
  joined: 'Mới trong đội nhóm',
  links: 'Mã của bạn',
  linksText: 'Người đăng ký bằng mã của bạn sẽ vào đội nhóm của bạn.',
  code: 'Mã',
  link: 'Liên kết',
  qr: 'Mã QR của liên kết có mã {{code}}',
  joinedBy: 'Tham gia bằng mã này: {{joined}}',
  noNoticeTitle: 'Không có thông báo',
  noNoticeText: 'Các thông báo của nhà cái hiện ở đây.',
};
