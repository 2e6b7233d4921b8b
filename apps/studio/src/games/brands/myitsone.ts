import type { Brand } from '../types.ts';

export const myitsone: Brand = {
  code: 'MYITSONE',
  name: 'Myitsone',
  emblem: 'turtle',
  games: [
    {
      code: 'confluence-gold',
      model: 'G5',
      title: 'Confluence Gold',
      name: 'မြစ်ဆုံရွှေ',
      subject: 'coin',
      palette: 'mango',
      releasedOn: '2025-08-15',
    },
    {
      code: 'amber-valley',
      title: 'Amber Valley',
      name: 'ပယင်းတောင်ကြား',
      subject: 'gem',
      palette: 'teak',
      releasedOn: '2025-12-19',
    },
    {
      code: 'river-turtle',
      model: 'G3',
      title: 'River Turtle',
      name: 'မြစ်လိပ်',
      subject: 'turtle',
      palette: 'lagoon',
      releasedOn: '2026-05-08',
    },
    {
      code: 'forest-peacock',
      title: 'Forest Peacock',
      name: 'တောဒေါင်း',
      subject: 'peacock',
      palette: 'lime',
      releasedOn: '2026-10-09',
    },
  ],
};
