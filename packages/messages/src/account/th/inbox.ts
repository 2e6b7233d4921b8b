import type { AccountMessages } from '../en/index.ts';

export const inbox: AccountMessages['inbox'] = {
  kinds: {
    deposit_credited: {
      title: 'เงินฝากเข้าแล้ว',
      text: '{{amount}} เข้ากระเป๋าเงินของคุณแล้ว',
    },
    deposit_rejected: {
      title: 'รายการฝากถูกปฏิเสธ',
      text: '{{amount}} ไม่ได้เข้ายอดเงิน',
    },
    deposit_failed: {
      title: 'รายการฝากล้มเหลว',
      text: '{{amount}} ไม่ได้เข้ายอดเงิน ไม่มีการหักเงิน',
    },
    withdrawal_approved: {
      title: 'อนุมัติการถอนแล้ว',
      text: '{{amount}} อนุมัติแล้วและจะโอนให้คุณ',
    },
    withdrawal_sent: {
      title: 'โอนเงินแล้ว',
      text: '{{amount}} กำลังโอนถึงคุณ โปรดแจ้งเมื่อได้รับ',
    },
    withdrawal_received: {
      title: 'นับว่าได้รับเงินแล้ว',
      text: '{{amount}} ของรายการถอนนับว่าได้รับแล้ว',
    },
    withdrawal_disputed: {
      title: 'เรากำลังตรวจสอบการโอน',
      text: 'คุณแจ้งว่ายังไม่ได้รับ {{amount}} เรากำลังติดตาม',
    },
    withdrawal_rejected: {
      title: 'รายการถอนถูกปฏิเสธ',
      text: '{{amount}} กลับเข้ากระเป๋าเงินของคุณแล้ว',
    },
    withdrawal_failed: {
      title: 'เงินถูกตีกลับ',
      text: 'โอน {{amount}} ไม่สำเร็จ เงินกลับเข้ากระเป๋าของคุณแล้ว',
    },
    withdrawal_completed: {
      title: 'ถอนเงินสำเร็จ',
      text: 'รายการถอน {{amount}} ของคุณเสร็จสมบูรณ์',
    },
    bonus_granted: {
      title: 'ได้รับโบนัส',
      text: '{{bonus}}: {{amount}} เข้ากระเป๋าเงินของคุณแล้ว',
    },
    bonus_cleared: {
      title: 'ไม่ต้องทำเทิร์นเพิ่ม',
      text: '{{bonus}}: ไม่ต้องทำเทิร์นเพิ่ม',
    },
    bonus_rejected: {
      title: 'ไม่ได้รับโบนัส',
      text: 'โบนัสที่คุณขอไม่ได้รับอนุมัติ',
    },
    bonus_forfeited: {
      title: 'โบนัสหมดอายุ',
      text: '{{bonus}}: หมดเวลาก่อนทำเทิร์นครบ เรียกคืน {{amount}} แล้ว',
    },
    bonus_bounded: {
      title: 'เกินยอดที่เก็บได้',
      text: '{{bonus}}: เกินยอดที่เก็บได้ เรียกคืน {{amount}} แล้ว',
    },
    bonus_revoked: {
      title: 'โบนัสถูกเรียกคืน',
      text: '{{bonus}}: เงินฝากที่ใช้รับโบนัสถูกเรียกคืน พร้อม {{amount}}',
    },
    redemption_approved: {
      title: 'กำลังส่งรางวัลของคุณ',
      text: 'รายการแลกของคุณอนุมัติแล้ว ดูเพิ่มเติมในประวัติร้านแลกแต้ม',
    },
    redemption_rejected: {
      title: 'รายการแลกถูกปฏิเสธ',
      text: 'รายการแลกของคุณถูกปฏิเสธ คืนแต้มและเงินที่จ่ายแล้ว',
    },
    rates_asked: { title: 'ขอลดอัตรา', text: '{{account}} ต้องการลดอัตราบางส่วนของคุณ โปรดตอบก่อนหมดเวลา' },
    rates_accepted: { title: 'ยอมรับการลดอัตรา', text: '{{account}} ยอมรับอัตราที่ต่ำลงแล้ว' },
    rates_rejected: { title: 'ปฏิเสธการลดอัตรา', text: '{{account}} ปฏิเสธอัตราที่ต่ำลง' },
    rates_expired: {
      title: 'คำขอลดอัตราไม่ได้รับคำตอบ',
      text: 'คำขอลดอัตราระหว่างคุณกับ {{account}} ไม่ได้รับคำตอบทันเวลา ไม่มีอะไรเปลี่ยนแปลง',
    },
    account_moved: {
      title: 'คุณอยู่ภายใต้เอเย่นต์อื่นแล้ว',
      text: 'ตั้งแต่วันนี้คุณและทีมของคุณอยู่ภายใต้ {{account}} สัญญากับผู้ที่อยู่เหนือคุณก่อนหน้านี้สิ้นสุดแล้ว',
    },
    downline_left: {
      title: 'มีบัญชีออกจากทีมของคุณ',
      text: 'ตั้งแต่วันนี้ {{account}} พร้อมทีมอยู่ภายใต้เอเย่นต์อื่น สัญญาที่คุณให้ไว้สิ้นสุดแล้ว',
    },
    downline_joined: {
      title: 'มีบัญชีเข้าทีมของคุณ',
      text: 'ตั้งแต่วันนี้ {{account}} พร้อมทีมอยู่ใต้คุณโดยตรง',
    },
    transfer_received: {
      title: 'ได้รับ {{amount}}',
      text: '{{account}} ในทีมของคุณโอนให้คุณ {{amount}}',
    },
    contract_offered: {
      title: 'มีผู้เสนอสัญญาให้คุณ',
      text: '{{account}} เสนอสัญญา ({{contract}}) ให้คุณ ตอบได้ในศูนย์ตัวแทน',
    },
    contract_accepted: {
      title: 'สัญญาได้รับการตอบรับ',
      text: '{{account}} ตอบรับสัญญา ({{contract}}) ของคุณแล้ว เริ่มตั้งแต่รอบถัดไป',
    },
    contract_rejected: {
      title: 'สัญญาถูกปฏิเสธ',
      text: '{{account}} ปฏิเสธสัญญา ({{contract}}) ของคุณ',
    },
    contract_withdrawn: {
      title: 'ถอนข้อเสนอแล้ว',
      text: '{{account}} ถอนข้อเสนอสัญญา ({{contract}}) แล้ว',
    },
    contract_expired: {
      title: 'ข้อเสนอหมดอายุ',
      text: 'ข้อเสนอสัญญา ({{contract}}) กับ {{account}} ไม่ได้รับคำตอบทันเวลา',
    },
    contract_end_asked: {
      title: 'ขอยุติสัญญา',
      text: '{{account}} ขอยุติสัญญา ({{contract}}) ตอบได้ในศูนย์ตัวแทน',
    },
    contract_end_refused: {
      title: 'สัญญาดำเนินต่อ',
      text: 'สัญญา ({{contract}}) กับ {{account}} ไม่ถูกยุติและดำเนินต่อไป',
    },
    contract_ended: {
      title: 'สัญญาสิ้นสุด',
      text: 'สัญญา ({{contract}}) กับ {{account}} สิ้นสุดเมื่อจบรอบนี้',
    },
    contract_outranked: {
      title: 'สัญญาสิ้นสุดเพราะอัตราต่ำลง',
      text: 'สัญญา ({{contract}}) กับ {{account}} สิ้นสุดเพราะผู้จ่ายรับอัตราที่ต่ำลง สัญญาที่คุณให้ไว้ด้านล่างยังดำเนินต่อจนกว่าคุณจะรับสัญญาใหม่ และจ่ายจากเงินของคุณเอง',
    },
    contract_unpaid: {
      title: 'ยอดค้างจ่าย',
      text: 'จ่าย {{amount}} ให้ {{account}} ตามสัญญา ({{contract}}) ไม่ได้ จนกว่าจะชำระ การถอน การโอน และข้อเสนอใหม่จะถูกปิด',
    },
    case_answered: {
      title: 'ตอบเรื่องของคุณแล้ว',
      text: 'เราตอบเรื่องที่คุณเขียนถึงเราแล้ว',
    },
    level_raised: {
      title: 'คุณเลื่อนระดับแล้ว',
      text: 'ขณะนี้คุณอยู่ระดับ {{level}} ขีดจำกัดของคุณเพิ่มขึ้นตามระดับ',
    },
    level_lowered: {
      title: 'คุณลดระดับแล้ว',
      text: 'ขณะนี้คุณอยู่ระดับ {{level}} ขีดจำกัดของคุณเป็นไปตามระดับ',
    },
    area_opened: {
      title: 'เปิดโซนใหม่แล้ว',
      text: 'ตามที่คุณขอไว้: {{area}} มีเกมแล้ว ลองเข้าไปดู',
    },
    reward_offered: {
      title: 'มีรางวัลรอคุณ',
      text: '{{bonus}}: {{amount}} โปรดรับในศูนย์รางวัลก่อนหมดเวลา',
    },
    other: {
      title: 'ข้อความจากเรา',
      text: 'มีการเปลี่ยนแปลงในบัญชีของคุณ',
    },
  },
  reasons: {
    NOT_RECEIVED: 'เรายังไม่ได้รับเงิน',
    AMOUNT_DIFFERS: 'ยอดที่ชำระไม่ตรงกับรายการ',
    NAME_DIFFERS: 'เงินมาจากบัญชีชื่ออื่น',
    PROOF_INVALID: 'หลักฐานการชำระเงินใช้ไม่ได้',
    TXN_USED: 'การโอนนี้ใช้กับรายการอื่นแล้ว',
    CONTRADICTED: 'ข้อมูลการชำระเงินไม่ตรงกัน',
    LATE: 'ชำระเงินหลังรายการหมดเวลา',
    PROVIDER_REFUSED: 'ผู้ให้บริการชำระเงินปฏิเสธ',
    PROVIDER_FAILED: 'ผู้ให้บริการชำระเงินขัดข้อง',
    PAYER_CANCELLED: 'การชำระเงินถูกยกเลิก',
    CHARGED_BACK: 'บัตรของคุณเรียกเงินคืน',
    REVIVED: 'รายการถูกเปิดใหม่',
    PAYEE_INVALID: 'บัญชีรับเงินไม่ถูกต้อง',
    IDENTITY_UNCLEAR: 'เรายืนยันตัวผู้ขอไม่ได้ โปรดติดต่อเรา',
    BONUS_RULES: 'ไม่เป็นไปตามเงื่อนไขโบนัส',
    CONTACT_UNKNOWN: 'ไม่พบคุณด้วย ID นี้ในแอปแชต',
    PICTURES_UNCLEAR: 'ภาพไม่แสดงสิ่งที่ต้องใช้',
    SHARED_ACCOUNT: 'บัญชีนี้ดูเหมือนมีหลายคนใช้',
    DOCUMENTS_NEEDED: 'เราต้องขอเอกสารจากคุณ โปรดติดต่อเรา',
    OUT_OF_STOCK: 'รางวัลนี้หมดแล้ว',
    ADDRESS_UNCLEAR: 'ที่อยู่หรือเบอร์โทรศัพท์ไม่ชัดเจน',
    HOUSE_RULES: 'ไม่เป็นไปตามกฎของเรา',
    REFUNDED: 'โอนเงินไม่สำเร็จ',
    AUTO: 'ไม่มีคำตอบภายในเวลา',
    FORCED: 'เราพบว่าเงินเข้าแล้ว',
  },
  list: 'ข้อความ',
  unread: 'ยังไม่อ่าน',
  unreadCount: 'ยังไม่อ่าน {{unread}}',
  allRead: 'อ่านครบแล้ว',
  markAll: 'อ่านทั้งหมด',
  today: 'วันนี้',
  yesterday: 'เมื่อวาน',
  amount: 'จำนวนเงิน',
  order: 'รายการ',
  reason: 'เหตุผล',
  at: 'แจ้งเมื่อ',
  toContracts: 'ไปที่ศูนย์ตัวแทน',
  toTeam: 'ไปที่ทีม',
  toRecord: 'ไปหน้าประวัติบัญชี',
  toRates: 'ดูคำขอ',
  toDeposits: 'ไปหน้าฝากเงิน',
  toWithdrawals: 'ไปหน้าถอนเงิน',
  toGames: 'ไปที่เกม',
  toRewardsStore: 'ไปร้านแลกแต้ม',
  toCases: 'ไปที่เรื่องของคุณ',
  toBonuses: 'ไปหน้าโบนัส',
  toClub: 'ไปหน้าคลับ',
  toRewards: 'ไปศูนย์รางวัล',
  loading: 'กำลังโหลดข้อความของคุณ',
  failedTitle: 'โหลดข้อความของคุณไม่สำเร็จ',
  failedText: 'ไม่มีข้อมูลสูญหาย โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  emptyTitle: 'ไม่มีข้อความ',
  emptyText: 'เราจะแจ้งที่นี่เมื่อมีความเคลื่อนไหวเกี่ยวกับเงินของคุณ',
};
