import type { Brand } from '../types.ts';

export const padauk: Brand = {
  code: 'PADAUK',
  name: 'Padauk',
  emblem: 'lotus',
  games: [
    {
      code: 'bagan-temple',
      title: 'Bagan Temple',
      name: 'ပုဂံရွှေခေတ်',
      subject: 'elephant',
      palette: 'saffron',
      releasedOn: '2025-02-14',
      hot: true,
    },
    {
      code: 'golden-hintha',
      title: 'Golden Hintha',
      name: 'ရွှေဟင်္သာ',
      subject: 'hintha',
      palette: 'cinnabar',
      releasedOn: '2025-03-28',
      hot: true,
    },
    {
      code: 'lucky-pyit-taing',
      title: 'Lucky Pyit Taing',
      name: 'ပစ်တိုင်းထောင်',
      subject: 'doll',
      palette: 'mango',
      releasedOn: '2025-06-20',
      hot: true,
    },
    {
      code: 'pathein-parade',
      model: 'G4',
      title: 'Pathein Parade',
      name: 'ပုသိမ်ထီး',
      subject: 'parasol',
      palette: 'ruby',
      releasedOn: '2026-11-06',
    },
  ],
};
