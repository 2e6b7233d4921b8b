import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'ศูนย์ตัวแทน',
  close: 'ปิดศูนย์ตัวแทน',
  menuName: 'หน้าต่าง ๆ ของศูนย์ตัวแทน',
  menu: {
    announcement: 'ประกาศ',
    agentTeamOverview: 'ภาพรวมทีม',
    teamBetting: 'การเดิมพันของทีม',
    userLoss: 'กำไรขาดทุนสมาชิก',
    myIncome: 'รายได้ของฉัน',
    accountDetails: 'รายละเอียดบัญชี',
  },
  links: 'รหัสของคุณ',
  linksText: 'ผู้ที่สมัครด้วยรหัสของคุณจะเข้าร่วมทีมของคุณ',
  code: 'รหัส',
  link: 'ลิงก์',
  qr: 'QR โค้ดของลิงก์ที่มีรหัส {{code}}',
  joinedBy: 'เข้าร่วมด้วยรหัสนี้: {{joined}}',
  noNoticeTitle: 'ไม่มีประกาศ',
  noNoticeText: 'ประกาศของเราจะแสดงที่นี่',
};
