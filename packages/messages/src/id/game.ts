import type { Messages } from '../en/index.ts';

export const game: Messages['game'] = {
  hot: 'HOT',
  jackpot: 'JP',
  fresh: 'BARU',
  minBet: 'Min',
  play: 'Mainkan {{name}} dari {{vendor}}',
  unavailable: '{{name}} dari {{vendor}}, sedang tidak tersedia',
  favourite: 'Favorit: {{name}}',
  resting: 'Pemeliharaan',
  loading: 'Game sedang dimuat',
  about: 'Tentang {{name}}',
  start: 'Main',
  demo: 'Akun percobaan',
  studio: 'Studio',
  returnToPlayer: 'Pengembalian ke pemain (RTP)',
  bets: 'Taruhan',
  betFrom: 'mulai {{amount}}',
  volatility: 'Volatilitas',
  volatilities: {
    low: 'Rendah',
    medium: 'Sedang',
    high: 'Tinggi',
  },
  detailsFailed: 'Detail tidak termuat.',
};
