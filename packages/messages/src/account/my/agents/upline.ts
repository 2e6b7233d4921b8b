import type { AccountMessages } from '../../en/index.ts';

export const upline: AccountMessages['upline'] = {
  waiting: 'ငွေလွှဲနိုင်မည့်သူကို ကြည့်နေသည်',
  failedTitle: 'ဤစာမျက်နှာကို ဖတ်၍မရပါ',
  failedText: 'သင့်ငွေ လုံခြုံပါသည်။ ထပ်ကြိုးစားပါ။',
  to: 'သင့်အေးဂျင့် {{account}} ထံသို့',
  note: 'ငွေသည် ချက်ချင်း ရောက်ပြီး ပြန်ယူ၍ မရပါ။',
  limits: 'တစ်ကြိမ်လျှင် {{least}} မှ {{most}} အထိ။ ယနေ့ {{left}} ကျန်သည်။',
  turnover: 'ငွေလွှဲနိုင်ရန် {{amount}} ကစားရန် ကျန်ပါသေးသည်။',
  next: 'ဆက်ရန်',
  sure: {
    title: 'အေးဂျင့်ထံ လွှဲမည်လား',
    words: '{{amount}} ကို {{account}} ထံ လွှဲပါမည်။',
    send: '{{amount}} လွှဲရန်',
    not: 'ယခု မလွှဲပါ',
    close: 'ပိတ်ရန်',
    unknown: 'ရောက်၊ မရောက် မသိရသေးပါ။ ထပ်နှိပ်ပါ။ တစ်ကြိမ်သာ လွှဲပါမည်။',
  },
  sent: '{{account}} ထံ {{amount}} လွှဲပြီးပါပြီ။',
  last: 'နောက်ဆုံး လွှဲထားသည်များ',
  none: 'ဘာမျှ မလွှဲရသေးပါ။',
};
