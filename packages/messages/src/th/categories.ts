import type { Messages } from '../en/index.ts';

export const categories: Messages['categories'] = {
  LOTT: 'หวย',
  ELOTT: 'หวยออนไลน์',
  LIVE: 'คาสิโนสด',
  RNG: 'สล็อต',
  FISH: 'ยิงปลา',
  PVP: 'ไพ่ PVP',
  SPORTS: 'กีฬา',
  ESPORTS: 'อีสปอร์ต',
  SV3: 'ไก่ชน',
};
