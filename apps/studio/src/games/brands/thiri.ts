import type { Brand } from '../types.ts';

export const thiri: Brand = {
  code: 'THIRI',
  name: 'Thiri',
  emblem: 'coin',
  games: [
    {
      code: 'thiri-coins',
      title: 'Thiri Coins',
      name: 'သီရိဒင်္ဂါး',
      subject: 'coin',
      palette: 'saffron',
      releasedOn: '2025-04-25',
      hot: true,
    },
    {
      code: 'lucky-lantern',
      model: 'G4',
      title: 'Lucky Lantern',
      name: 'ကံကောင်းမီးပုံး',
      subject: 'lantern',
      palette: 'cinnabar',
      releasedOn: '2025-10-03',
    },
    {
      code: 'jade-tiles',
      model: 'G3',
      title: 'Jade Tiles',
      name: 'ကျောက်စိမ်းချပ်',
      subject: 'mahjong',
      palette: 'jade',
      releasedOn: '2026-02-06',
    },
    {
      code: 'treasure-chest',
      title: 'Treasure Chest',
      name: 'ရတနာသေတ္တာ',
      subject: 'chest',
      palette: 'indigo',
      releasedOn: '2026-06-19',
    },
  ],
};
