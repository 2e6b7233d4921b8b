import type { Brand } from '../types.ts';

export const chinlone: Brand = {
  code: 'CHINLONE',
  name: 'Chinlone',
  emblem: 'chinlone',
  games: [
    {
      code: 'chinlone-circle',
      model: 'G4',
      title: 'Chinlone Circle',
      name: 'ခြင်းလုံးဝိုင်း',
      subject: 'chinlone',
      palette: 'jade',
      releasedOn: '2025-07-04',
      hot: true,
    },
    {
      code: 'champion-ball',
      title: 'Champion Ball',
      name: 'ချန်ပီယံဘောလုံး',
      subject: 'ball',
      palette: 'lime',
      releasedOn: '2025-09-26',
    },
    {
      code: 'lucky-dice',
      model: 'G3',
      title: 'Lucky Dice',
      name: 'ကံကောင်းအံစာ',
      subject: 'dice',
      palette: 'night',
      releasedOn: '2026-03-27',
    },
    {
      code: 'bright-balls',
      title: 'Bright Balls',
      name: 'ရောင်စုံဘောလုံး',
      subject: 'balls',
      palette: 'lime',
      releasedOn: '2026-09-04',
    },
  ],
};
