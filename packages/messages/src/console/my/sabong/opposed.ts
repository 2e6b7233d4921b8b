import type { ConsoleMessages } from '../../en/index.ts';

export const opposed: ConsoleMessages['opposed'] = {
  title: 'ဆက်စပ်အကောင့် အပြန်အလှန်',
  empty: 'အပြန်အလှန် လောင်းသော ဆက်စပ်အကောင့် မရှိပါ။',
  day: 'နေ့',
  accounts: 'အကောင့်များ',
  fights: 'ပွဲအရေအတွက်',
  flagged: 'အမှတ်အသားပြုချိန်',
  view: 'မည်သည့်',
  views: {
    flagged: 'အမှတ်အသားပြုထား',
    all: 'အားလုံး',
  },
};
