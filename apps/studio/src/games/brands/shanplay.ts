import type { Brand } from '../types.ts';

export const shanplay: Brand = {
  code: 'SHANPLAY',
  name: 'ShanPlay',
  emblem: 'parasol',
  games: [
    {
      code: 'five-day-market',
      title: 'Five-Day Market',
      name: 'ငါးရက်တစ်ဈေး',
      subject: 'fruit',
      palette: 'jade',
      releasedOn: '2025-06-06',
    },
    {
      code: 'shan-owl',
      model: 'G3',
      title: 'Shan Owl',
      name: 'ရှမ်းဇီးကွက်',
      subject: 'owl',
      palette: 'indigo',
      releasedOn: '2025-11-14',
    },
    {
      code: 'jade-mountain',
      model: 'G5',
      title: 'Jade Mountain',
      name: 'ကျောက်စိမ်းတောင်',
      subject: 'gem',
      palette: 'jade',
      releasedOn: '2026-03-13',
      hot: true,
    },
    {
      code: 'highland-gold',
      title: 'Highland Gold',
      name: 'တောင်ပေါ်ရွှေ',
      subject: 'chest',
      palette: 'amethyst',
      releasedOn: '2026-08-21',
    },
  ],
};
