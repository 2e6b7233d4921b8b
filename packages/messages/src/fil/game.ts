import type { Messages } from '../en/index.ts';

export const game: Messages['game'] = {
  hot: 'HOT',
  jackpot: 'JP',
  fresh: 'BAGO',
  minBet: 'Min',
  play: 'Laruin ang {{name}} ng {{vendor}}',
  unavailable: '{{name}} ng {{vendor}}, hindi available sa ngayon',
  favourite: 'Paborito: {{name}}',
  resting: 'Maintenance',
  loading: 'Nilo-load ang mga laro',
  about: 'Tungkol sa {{name}}',
  start: 'Maglaro',
  demo: 'Trial account',
  studio: 'Studio',
  returnToPlayer: 'Balik sa manlalaro (RTP)',
  bets: 'Taya',
  betFrom: 'mula {{amount}}',
  volatility: 'Volatility',
  volatilities: {
    low: 'Mababa',
    medium: 'Katamtaman',
    high: 'Mataas',
  },
  detailsFailed: 'Hindi na-load ang mga detalye.',
};
