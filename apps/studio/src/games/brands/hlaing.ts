import type { Brand } from '../types.ts';

export const hlaing: Brand = {
  code: 'HLAING',
  name: 'Hlaing',
  emblem: 'crab',
  games: [
    {
      code: 'harbour-crab',
      title: 'Harbour Crab',
      name: 'ဆိပ်ကမ်းဂဏန်း',
      subject: 'crab',
      palette: 'cinnabar',
      releasedOn: '2025-10-31',
    },
    {
      code: 'ferry-bell',
      model: 'G4',
      title: 'Ferry Bell',
      name: 'သင်္ဘောခေါင်းလောင်း',
      subject: 'bell',
      palette: 'teak',
      releasedOn: '2026-02-13',
    },
    {
      code: 'lucky-owl',
      title: 'Lucky Owl',
      name: 'ကံကောင်းဇီးကွက်',
      subject: 'owl',
      palette: 'dusk',
      releasedOn: '2026-07-24',
      hot: true,
    },
    {
      code: 'wheel-of-luck',
      title: 'Wheel of Luck',
      name: 'ကံကြမ္မာဘီး',
      subject: 'wheel',
      palette: 'lagoon',
      releasedOn: '2026-10-16',
    },
  ],
};
