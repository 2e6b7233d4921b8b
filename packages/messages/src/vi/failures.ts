import type { Messages } from '../en/index.ts';

export const failures: Messages['failures'] = {
  network: 'Mất kết nối mạng. Tiền của bạn vẫn an toàn. Vui lòng thử lại.',
  timeout: 'Trang tải chậm hoặc chưa tải kịp. Hãy kiểm tra mạng và thử lại.',
  abnormal: 'Kết nối bị gián đoạn. Tiền của bạn vẫn an toàn. Vui lòng thử lại.',
  retry: 'Thử lại',
  offline: 'Bạn đang ngoại tuyến. Tiền của bạn vẫn an toàn; chúng tôi sẽ tự kết nối lại.',
  slow: 'Mạng chậm. Trang vẫn đang tải.',
  partFailed: 'Không tải được phần này.',
  chunkMissing: 'Trang này không còn ở dạng cũ',
  chunkMissingText: 'Trang web đã được cập nhật khi bạn đang mở. Hãy tải lại; tiền của bạn vẫn an toàn.',
  chunkTimeout: 'Trang tải quá lâu',
  chunkTimeoutText: 'Trang không tải xong trong hai phút. Hãy kiểm tra mạng và tải lại.',
  chunkError: 'Không tải được trang',
  chunkErrorText:
    'Đường truyền bị ngắt khi đang tải. Tiền của bạn vẫn an toàn. Hãy kiểm tra mạng và tải lại.',
  unexpected: 'Đã xảy ra lỗi',
  unexpectedText: 'Trang đã dừng. Tiền của bạn vẫn an toàn. Hãy tải lại.',
  reload: 'Tải lại',
  maintenance: 'Chúng tôi đang bảo trì',
  maintenanceText: 'Chúng tôi sẽ sớm trở lại. Tiền và các cược đang mở của bạn vẫn an toàn.',
  blocked: 'Không khả dụng tại nơi của bạn',
  blockedText:
    'Trang này không được phép sử dụng từ khu vực hoặc địa chỉ IP của bạn. Nếu bạn cho rằng có nhầm lẫn, hãy báo địa chỉ này cho bộ phận hỗ trợ.',
  maintenanceUntil: 'Dự kiến trở lại lúc {{at}}, giờ Yangon.',
  opensByItself: 'Trang sẽ tự mở lại ngay khi có thể.',
  domain: 'Đây không phải địa chỉ của chúng tôi',
  yourAddress: 'Địa chỉ IP của bạn',
  copy: 'Sao chép',
  copied: 'Đã chép',
  contactSupport: 'Liên hệ hỗ trợ',
};
