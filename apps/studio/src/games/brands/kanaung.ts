import type { Brand } from '../types.ts';

export const kanaung: Brand = {
  code: 'KANAUNG',
  name: 'Kanaung',
  emblem: 'rocket',
  games: [
    {
      code: 'night-rocket',
      model: 'G5',
      title: 'Night Rocket',
      name: 'ညဒုံးပျံ',
      subject: 'rocket',
      palette: 'night',
      releasedOn: '2025-05-30',
    },
    {
      code: 'neon-seven',
      model: 'G3',
      title: 'Neon Seven',
      name: 'နီယွန်ခုနစ်',
      subject: 'seven',
      palette: 'amethyst',
      releasedOn: '2025-12-05',
    },
    {
      code: 'steam-wheel',
      title: 'Steam Wheel',
      name: 'ရေနွေးငွေ့ဘီး',
      subject: 'wheel',
      palette: 'dusk',
      releasedOn: '2026-04-24',
    },
    {
      code: 'game-room',
      title: 'Game Room',
      name: 'ဂိမ်းခန်း',
      subject: 'gamepad',
      palette: 'night',
      releasedOn: '2026-11-13',
    },
  ],
};
