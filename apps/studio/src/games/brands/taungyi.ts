import type { Brand } from '../types.ts';

export const taungyi: Brand = {
  code: 'TAUNGYI',
  name: 'Taungyi',
  emblem: 'lantern',
  games: [
    {
      code: 'fire-balloon',
      title: 'Fire Balloon',
      name: 'မီးပုံးပျံ',
      subject: 'lantern',
      palette: 'dusk',
      releasedOn: '2025-11-07',
      hot: true,
    },
    {
      code: 'cherry-road',
      model: 'G3',
      title: 'Cherry Road',
      name: 'ချယ်ရီပန်းလမ်း',
      subject: 'parasol',
      palette: 'ruby',
      releasedOn: '2026-01-30',
    },
    {
      code: 'strawberry-farm',
      model: 'G4',
      title: 'Strawberry Farm',
      name: 'စတော်ဘယ်ရီခြံ',
      subject: 'fruit',
      palette: 'cinnabar',
      releasedOn: '2026-04-10',
    },
    {
      code: 'winter-night-cards',
      title: 'Winter Night Cards',
      name: 'ဆောင်းညဖဲဝိုင်း',
      subject: 'cards',
      palette: 'indigo',
      releasedOn: '2026-11-20',
    },
  ],
};
