import type { AccountMessages } from '../en/index.ts';

export const inbox: AccountMessages['inbox'] = {
  kinds: {
    deposit_credited: {
      title: 'Đã cộng tiền nạp',
      text: '{{amount}} đã vào ví của bạn.',
    },
    deposit_rejected: {
      title: 'Khoản nạp bị từ chối',
      text: '{{amount}} không được cộng.',
    },
    deposit_failed: {
      title: 'Khoản nạp thất bại',
      text: '{{amount}} không được cộng. Không có tiền nào bị trừ.',
    },
    withdrawal_approved: {
      title: 'Lệnh rút đã duyệt',
      text: '{{amount}} đã được duyệt và sẽ được chuyển.',
    },
    withdrawal_sent: {
      title: 'Đã chuyển tiền',
      text: '{{amount}} đang đến với bạn. Hãy xác nhận khi đã nhận.',
    },
    withdrawal_received: {
      title: 'Khoản rút được tính là đã nhận',
      text: '{{amount}} của lệnh rút được tính là đã nhận.',
    },
    withdrawal_disputed: {
      title: 'Chúng tôi đang xác minh một khoản',
      text: 'Bạn báo chưa nhận được {{amount}}. Chúng tôi đang tìm khoản này.',
    },
    withdrawal_rejected: {
      title: 'Lệnh rút bị từ chối',
      text: '{{amount}} đã trở lại ví của bạn.',
    },
    withdrawal_failed: {
      title: 'Tiền bị trả về',
      text: '{{amount}} không chuyển được và đã trở lại ví của bạn.',
    },
    withdrawal_completed: {
      title: 'Rút tiền hoàn tất',
      text: 'Lệnh rút {{amount}} của bạn đã hoàn tất.',
    },
    bonus_granted: {
      title: 'Đã phát thưởng',
      text: '{{bonus}}: {{amount}} đã vào ví của bạn.',
    },
    bonus_cleared: {
      title: 'Không cần cược thêm',
      text: '{{bonus}}: không cần cược thêm.',
    },
    bonus_rejected: {
      title: 'Thưởng không được phát',
      text: 'Khoản thưởng bạn đăng ký không được phát.',
    },
    bonus_forfeited: {
      title: 'Thưởng hết hạn',
      text: '{{bonus}}: đã hết hạn trước khi cược đủ. {{amount}} đã bị thu hồi.',
    },
    bonus_bounded: {
      title: 'Vượt mức được giữ',
      text: '{{bonus}}: vượt mức được giữ. {{amount}} đã bị thu hồi.',
    },
    bonus_revoked: {
      title: 'Thưởng bị thu hồi',
      text: '{{bonus}}: khoản nạp đi kèm đã bị thu lại, cùng với {{amount}}.',
    },
    redemption_approved: {
      title: 'Phần thưởng đang được gửi',
      text: 'Lần đổi thưởng của bạn đã được duyệt. Xem thêm trong lịch sử cửa hàng điểm.',
    },
    redemption_rejected: {
      title: 'Đổi thưởng bị từ chối',
      text: 'Lần đổi thưởng của bạn bị từ chối. Điểm và số tiền đã trả được hoàn lại.',
    },
    rates_asked: {
      title: 'Yêu cầu hạ tỷ lệ',
      text: '{{account}} muốn hạ một số tỷ lệ của bạn. Hãy trả lời trước khi hết hạn.',
    },
    rates_accepted: { title: 'Đã chấp nhận hạ tỷ lệ', text: '{{account}} đã chấp nhận tỷ lệ thấp hơn.' },
    rates_rejected: { title: 'Đã từ chối hạ tỷ lệ', text: '{{account}} đã từ chối tỷ lệ thấp hơn.' },
    rates_expired: {
      title: 'Yêu cầu hạ tỷ lệ không được trả lời',
      text: 'Yêu cầu hạ tỷ lệ giữa bạn và {{account}} không được trả lời kịp thời. Không có gì thay đổi.',
    },
    account_moved: {
      title: 'Bạn thuộc một đại lý khác',
      text: 'Từ hôm nay bạn và đội của bạn thuộc {{account}}. Hợp đồng với cấp trên trước đây đã kết thúc.',
    },
    downline_left: {
      title: 'Một tài khoản đã rời đội của bạn',
      text: 'Từ hôm nay {{account}} cùng đội của mình thuộc một đại lý khác. Hợp đồng bạn đã cấp đã kết thúc.',
    },
    downline_joined: {
      title: 'Một tài khoản đã vào đội của bạn',
      text: 'Từ hôm nay {{account}} cùng đội của mình ở ngay dưới bạn.',
    },
    transfer_received: {
      title: 'Đã nhận {{amount}}',
      text: '{{account}} trong đội của bạn đã chuyển cho bạn {{amount}}.',
    },
    contract_offered: {
      title: 'Bạn được đề nghị một hợp đồng',
      text: '{{account}} đề nghị hợp đồng ({{contract}}). Hãy trả lời trong trung tâm đại lý.',
    },
    contract_accepted: {
      title: 'Hợp đồng được chấp nhận',
      text: '{{account}} đã chấp nhận hợp đồng ({{contract}}) của bạn. Hợp đồng bắt đầu từ kỳ tới.',
    },
    contract_rejected: {
      title: 'Hợp đồng bị từ chối',
      text: '{{account}} đã từ chối hợp đồng ({{contract}}) của bạn.',
    },
    contract_withdrawn: {
      title: 'Đề nghị được rút lại',
      text: '{{account}} đã rút lại đề nghị hợp đồng ({{contract}}).',
    },
    contract_expired: {
      title: 'Đề nghị hết hạn',
      text: 'Đề nghị hợp đồng ({{contract}}) với {{account}} không được trả lời kịp thời.',
    },
    contract_end_asked: {
      title: 'Yêu cầu chấm dứt hợp đồng',
      text: '{{account}} yêu cầu chấm dứt hợp đồng ({{contract}}). Hãy trả lời trong trung tâm đại lý.',
    },
    contract_end_refused: {
      title: 'Hợp đồng tiếp tục',
      text: 'Hợp đồng ({{contract}}) với {{account}} không chấm dứt và tiếp tục.',
    },
    contract_ended: {
      title: 'Hợp đồng chấm dứt',
      text: 'Hợp đồng ({{contract}}) với {{account}} chấm dứt khi hết kỳ này.',
    },
    contract_outranked: {
      title: 'Hợp đồng chấm dứt vì tỷ lệ thấp hơn',
      text: 'Hợp đồng ({{contract}}) với {{account}} chấm dứt vì bên trả đã nhận tỷ lệ thấp hơn. Hợp đồng bạn cấp bên dưới vẫn tiếp tục cho đến khi bạn nhận hợp đồng mới và được trả từ tiền của bạn.',
    },
    contract_unpaid: {
      title: 'Khoản còn nợ',
      text: 'Không thể trả {{amount}} cho {{account}} theo hợp đồng ({{contract}}). Trước khi trả, rút tiền, chuyển tiền và đề nghị mới đều bị khóa.',
    },
    case_answered: {
      title: 'Yêu cầu của bạn đã được trả lời',
      text: 'Chúng tôi đã trả lời nội dung bạn gửi.',
    },
    level_raised: {
      title: 'Bạn đã lên cấp',
      text: 'Bạn hiện là {{level}}. Các giới hạn của bạn đã tăng theo.',
    },
    level_lowered: {
      title: 'Bạn đã xuống cấp',
      text: 'Bạn hiện là {{level}}. Các giới hạn của bạn theo cấp này.',
    },
    area_opened: {
      title: 'Khu vực mới đã mở',
      text: 'Theo yêu cầu của bạn: {{area}} đã có trò chơi. Hãy vào xem.',
    },
    reward_offered: {
      title: 'Có phần thưởng chờ bạn',
      text: '{{bonus}}: {{amount}}. Hãy nhận trong trung tâm thưởng trước khi hết hạn.',
    },
    other: {
      title: 'Thông báo từ chúng tôi',
      text: 'Tài khoản của bạn có thay đổi.',
    },
  },
  reasons: {
    NOT_RECEIVED: 'Chúng tôi chưa nhận được tiền.',
    AMOUNT_DIFFERS: 'Số tiền đã trả khác với lệnh.',
    NAME_DIFFERS: 'Tiền đến từ tài khoản mang tên khác.',
    PROOF_INVALID: 'Bằng chứng thanh toán không được chấp nhận.',
    TXN_USED: 'Khoản chuyển này đã dùng cho lệnh khác.',
    CONTRADICTED: 'Các thông tin về thanh toán không khớp nhau.',
    LATE: 'Thanh toán đến sau khi lệnh hết thời gian.',
    PROVIDER_REFUSED: 'Cổng thanh toán đã từ chối.',
    PROVIDER_FAILED: 'Cổng thanh toán gặp lỗi.',
    PAYER_CANCELLED: 'Thanh toán đã bị hủy.',
    CHARGED_BACK: 'Thẻ của bạn đã thu lại khoản thanh toán.',
    REVIVED: 'Lệnh đã được mở lại.',
    PAYEE_INVALID: 'Tài khoản nhận tiền không hợp lệ.',
    IDENTITY_UNCLEAR: 'Chúng tôi chưa xác định được người yêu cầu. Vui lòng liên hệ.',
    BONUS_RULES: 'Chưa tuân thủ điều kiện của tiền thưởng.',
    CONTACT_UNKNOWN: 'Không tìm thấy bạn theo ID này trong ứng dụng nhắn tin.',
    PICTURES_UNCLEAR: 'Ảnh không cho thấy nội dung cần thiết.',
    SHARED_ACCOUNT: 'Tài khoản có vẻ do nhiều người sử dụng.',
    DOCUMENTS_NEEDED: 'Chúng tôi cần giấy tờ của bạn. Vui lòng liên hệ.',
    OUT_OF_STOCK: 'Phần thưởng này đã hết.',
    ADDRESS_UNCLEAR: 'Địa chỉ hoặc số điện thoại chưa rõ.',
    HOUSE_RULES: 'Chưa tuân thủ quy định của nhà cái.',
    REFUNDED: 'Không thực hiện được thanh toán.',
    AUTO: 'Không có phản hồi đúng hạn.',
    FORCED: 'Chúng tôi xác định tiền đã đến.',
  },
  list: 'Tin nhắn',
  unread: 'Chưa đọc',
  unreadCount: '{{unread}} chưa đọc',
  allRead: 'Đã đọc hết',
  markAll: 'Đọc tất cả',
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  amount: 'Số tiền',
  order: 'Lệnh',
  reason: 'Lý do',
  at: 'Thời gian',
  toContracts: 'Đến trung tâm đại lý',
  toTeam: 'Đến đội nhóm',
  toRecord: 'Đến lịch sử tài khoản',
  toRates: 'Xem yêu cầu',
  toDeposits: 'Đến trang nạp tiền',
  toWithdrawals: 'Đến trang rút tiền',
  toGames: 'Đến trò chơi',
  toRewardsStore: 'Đến cửa hàng điểm',
  toCases: 'Đến yêu cầu của bạn',
  toBonuses: 'Đến tiền thưởng',
  toClub: 'Đến câu lạc bộ',
  toRewards: 'Đến trung tâm thưởng',
  loading: 'Đang tải tin nhắn',
  failedTitle: 'Không tải được tin nhắn',
  failedText: 'Không mất gì cả. Hãy kiểm tra kết nối và thử lại.',
  emptyTitle: 'Không có tin nhắn',
  emptyText: 'Chúng tôi viết ở đây khi tiền của bạn có biến động.',
};
