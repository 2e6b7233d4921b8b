import type { StudioMessages } from '../en/index.ts';

export const errors: StudioMessages['errors'] = {
  bad_request: 'Không đọc được yêu cầu này. Bạn không mất tiền.',
  session_ended: 'Phiên của bạn đã kết thúc. Hãy mở lại trò chơi để chơi tiếp.',
  insufficient_funds: 'Số dư không đủ cho cược này.',
  limit_reached: 'Giới hạn của tài khoản không cho phép cược này. Bạn không mất tiền.',
  game_unavailable: 'Trò chơi này hiện chưa khả dụng. Tiền của bạn vẫn an toàn.',
  account_disabled: 'Tài khoản của bạn hiện không thể chơi.',
  too_fast: 'Ván tiếp theo sẽ bắt đầu được sau giây lát.',
  round_open: 'Ván trước vẫn đang quyết toán. Tiền của bạn vẫn an toàn.',
  operator_unreachable: 'Nhà điều hành hiện không phản hồi. Tiền của bạn vẫn an toàn.',
  unknown_error: 'Đã xảy ra lỗi phía chúng tôi. Tiền của bạn vẫn an toàn. Vui lòng thử lại.',
};
