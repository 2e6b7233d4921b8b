import type { Messages } from '../en/index.ts';

export const categories: Messages['categories'] = {
  LOTT: 'Xổ số',
  ELOTT: 'Xổ số nhanh',
  LIVE: 'Casino',
  RNG: 'Slots',
  FISH: 'Bắn cá',
  PVP: 'Game bài',
  SPORTS: 'Thể thao',
  ESPORTS: 'E-Sports',
  SV3: 'Đá gà',
};
