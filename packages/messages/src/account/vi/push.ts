import type { AccountMessages } from '../en/index.ts';

export const push: AccountMessages['push'] = {
  title: 'Thông báo trên thiết bị này',
  text: 'Bạn được báo tại đây ngay cả khi đã đóng trang: chỉ những gì bạn chọn, không bao giờ quảng cáo.',
  kinds: {
    withdrawal_paid: 'Tiền rút đã được chi trả',
    draw_result: 'Kết quả của kỳ quay bạn đã chơi',
    case_answered: 'Yêu cầu của bạn được trả lời',
  },
  unable:
    'Trình duyệt này không hiển thị được thông báo. Trên iPhone hoặc iPad, hãy thêm trang vào màn hình chính rồi mở từ đó.',
  denied:
    'Thông báo của trang này đang bị chặn trong trình duyệt. Hãy cho phép trong phần cài đặt, rồi chọn tại đây.',
  refused: 'Trình duyệt chưa được phép hiển thị thông báo.',
  failed: 'Chưa thể bật thông báo cho trình duyệt. Hãy thử lại sau.',
};
