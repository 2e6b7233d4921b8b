import type { Messages } from '../en/index.ts';

export const categories: Messages['categories'] = {
  LOTT: '宝くじ',
  ELOTT: '電子くじ',
  LIVE: 'ライブカジノ',
  RNG: 'スロット',
  FISH: 'フィッシング',
  PVP: '対戦カード',
  SPORTS: 'スポーツ',
  ESPORTS: 'eスポーツ',
  SV3: '闘鶏',
};
