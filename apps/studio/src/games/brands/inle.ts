import type { Brand } from '../types.ts';

export const inle: Brand = {
  code: 'INLE',
  name: 'Inle',
  emblem: 'fish',
  games: [
    {
      code: 'inle-catch',
      model: 'G3',
      title: 'Inle Catch',
      name: 'အင်းလေးတံငါ',
      subject: 'fish',
      palette: 'lagoon',
      releasedOn: '2025-03-07',
      hot: true,
    },
    {
      code: 'floating-garden',
      title: 'Floating Garden',
      name: 'ကျွန်းမျောစိုက်ခင်း',
      subject: 'lotus',
      palette: 'jade',
      releasedOn: '2025-07-18',
    },
    {
      code: 'moonlit-lotus',
      title: 'Moonlit Lotus',
      name: 'လရောင်ကြာပန်း',
      subject: 'lotus',
      palette: 'night',
      releasedOn: '2026-02-27',
    },
    {
      code: 'pearl-turtle',
      model: 'G4',
      title: 'Pearl Turtle',
      name: 'ပုလဲလိပ်',
      subject: 'turtle',
      palette: 'lagoon',
      releasedOn: '2026-10-30',
    },
  ],
};
