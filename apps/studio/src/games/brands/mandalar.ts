import type { Brand } from '../types.ts';

export const mandalar: Brand = {
  code: 'MANDALAR',
  name: 'Mandalar',
  emblem: 'crown',
  games: [
    {
      code: 'royal-peacock',
      model: 'G4',
      title: 'Royal Peacock',
      name: 'ဒေါင်းမင်း',
      subject: 'peacock',
      palette: 'jade',
      releasedOn: '2025-05-09',
      hot: true,
    },
    {
      code: 'crown-of-mandalay',
      title: 'Crown of Mandalay',
      name: 'မန္တလေးသရဖူ',
      subject: 'crown',
      palette: 'cinnabar',
      releasedOn: '2025-09-12',
    },
    {
      code: 'puppet-theatre',
      title: 'Puppet Theatre',
      name: 'ရုပ်သေးဇာတ်',
      subject: 'doll',
      palette: 'indigo',
      releasedOn: '2026-01-16',
    },
    {
      code: 'marble-elephant',
      model: 'G5',
      title: 'Marble Elephant',
      name: 'စကျင်ကျောက်ဆင်',
      subject: 'elephant',
      palette: 'jade',
      releasedOn: '2026-07-10',
    },
  ],
};
