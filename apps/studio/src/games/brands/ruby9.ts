import type { Brand } from '../types.ts';

export const ruby9: Brand = {
  code: 'RUBY9',
  name: 'Ruby9',
  emblem: 'gem',
  games: [
    {
      code: 'mogok-jewels',
      title: 'Mogok Jewels',
      name: 'မိုးကုတ်ရတနာ',
      subject: 'gem',
      palette: 'amethyst',
      releasedOn: '2025-04-11',
      hot: true,
    },
    {
      code: 'naga-fortune',
      model: 'G5',
      title: 'Naga Fortune',
      name: 'နဂါးကံကောင်း',
      subject: 'naga',
      palette: 'ruby',
      releasedOn: '2025-08-01',
      hot: true,
    },
    {
      code: 'tiger-of-shan',
      model: 'G4',
      title: 'Tiger of Shan',
      name: 'ရှမ်းတောင်ကျား',
      subject: 'tiger',
      palette: 'cinnabar',
      releasedOn: '2025-10-17',
    },
    {
      code: 'ruby-nights',
      title: 'Ruby Nights',
      name: 'ပတ္တမြားည',
      subject: 'crown',
      palette: 'dusk',
      releasedOn: '2026-05-22',
    },
  ],
};
