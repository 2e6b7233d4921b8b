import type { Messages } from '../en/index.ts';

export const categories: Messages['categories'] = {
  LOTT: 'ထီ 2D/3D',
  ELOTT: 'အီး-ထီ',
  LIVE: 'တိုက်ရိုက်ကာစီနို',
  RNG: 'စလော့ဂိမ်း',
  FISH: 'ငါးပစ်ဂိမ်း',
  PVP: 'ဖဲဝိုင်း PVP',
  SPORTS: 'အားကစား',
  ESPORTS: 'အီးစပို့',
  SV3: 'ကြက်တိုက်',
};
