import type { Messages } from '../en/index.ts';

export const play: Messages['play'] = {
  back: 'ဂိမ်းများသို့ ပြန်ရန်',
  balance: 'လက်ကျန်ငွေ',
  refresh: 'လက်ကျန်ငွေ ပြန်ကြည့်ရန်',
  fullScreen: 'မျက်နှာပြင်အပြည့်',
  leaveFullScreen: 'မျက်နှာပြင်အပြည့်မှ ထွက်ရန်',
  opening: 'ဂိမ်း ဖွင့်နေသည်',
  slow: 'ဂိမ်းပွင့်ရန် ကြာနေသည်။ သင့်ငွေ လုံခြုံပါသည်။',
  frameTitle: 'ဂိမ်း - {{name}}',
  refusedTitle: 'ဂိမ်းကို ဖွင့်၍မရပါ',
  expiredTitle: 'အကောင့်မှ ထွက်သွားပါပြီ',
  expiredText: 'ဆက်ကစားရန် အကောင့်ပြန်ဝင်ပါ။ ကစားလက်စပွဲကို ကျသည့်အတိုင်း ရှင်းပေးပါမည်။',
  logIn: 'အကောင့်ဝင်ရန်',
  toGames: 'ဂိမ်းများသို့ ပြန်ရန်',
};
