import type { Messages } from '../en/index.ts';

export const game: Messages['game'] = {
  hot: 'HOT',
  jackpot: 'JP',
  fresh: 'MỚI',
  minBet: 'Từ',
  play: 'Chơi {{name}} của {{vendor}}',
  unavailable: '{{name}} của {{vendor}}, hiện chưa khả dụng',
  favourite: 'Yêu thích: {{name}}',
  resting: 'Bảo trì',
  loading: 'Đang tải trò chơi',
  about: 'Thông tin về {{name}}',
  start: 'Chơi',
  demo: 'Tài khoản dùng thử',
  studio: 'Nhà cung cấp',
  returnToPlayer: 'Tỷ lệ hoàn trả (RTP)',
  bets: 'Mức cược',
  betFrom: 'từ {{amount}}',
  volatility: 'Độ biến động',
  volatilities: {
    low: 'Thấp',
    medium: 'Trung bình',
    high: 'Cao',
  },
  detailsFailed: 'Không tải được chi tiết.',
};
