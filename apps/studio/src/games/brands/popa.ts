import type { Brand } from '../types.ts';

export const popa: Brand = {
  code: 'POPA',
  name: 'Popa',
  emblem: 'rooster',
  games: [
    {
      code: 'flower-mountain',
      model: 'G3',
      title: 'Flower Mountain',
      name: 'ပန်းတောင်',
      subject: 'lotus',
      palette: 'amethyst',
      releasedOn: '2025-08-29',
    },
    {
      code: 'golden-rooster',
      model: 'G5',
      title: 'Golden Rooster',
      name: 'ရွှေကြက်ဖ',
      subject: 'rooster',
      palette: 'mango',
      releasedOn: '2026-01-02',
    },
    {
      code: 'toddy-grove',
      title: 'Toddy Grove',
      name: 'ထန်းတော',
      subject: 'fruit',
      palette: 'teak',
      releasedOn: '2026-06-05',
    },
    {
      code: 'emerald-naga',
      model: 'G5',
      title: 'Emerald Naga',
      name: 'မြနဂါး',
      subject: 'naga',
      palette: 'jade',
      releasedOn: '2026-09-18',
      hot: true,
    },
  ],
};
