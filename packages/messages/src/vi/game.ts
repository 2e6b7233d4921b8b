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
};
