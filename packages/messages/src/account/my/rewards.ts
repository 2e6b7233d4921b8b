import type { AccountMessages } from '../en/index.ts';

export const rewards: AccountMessages['rewards'] = {
  title: 'သင့်ဆုလာဘ်များ',
  references: {
    LEADERBOARD: '{{week}} မှစသော အပတ်',
  },
  offered: '{{at}} တွင် ရသည်',
  until: '{{at}} အထိ ယူနိုင်သည်',
  ended: 'ယူရန် အချိန် {{at}} တွင် ကုန်သွားသည်',
  taken: '{{at}} တွင် ယူပြီး',
  betOnce: 'ဆုလာဘ်ကို မထုတ်မီ တစ်ကြိမ် လောင်းရန် လိုသည်။',
  claim: 'ယူမည်',
  claimed: '{{name}}၊ {{amount}} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။',
  waiting: 'သင့်ကို စောင့်နေသော ဘောနပ်စ်များ',
  waitingText: 'ဤဘောနပ်စ်များကို သင့်ဘောနပ်စ်စာမျက်နှာတွင် ယူနိုင်သည်။',
  toBonuses: 'ဘောနပ်စ်များသို့',
  emptyTitle: 'ဆုလာဘ် မရှိသေးပါ',
  emptyText: 'အပတ်စဉ် အဆင့်စာရင်းတွင် နေရာရလျှင် သို့မဟုတ် ကံစမ်းမဲ ပေါက်လျှင် ဤနေရာတွင် ပြပါမည်။',
  toMissions: 'မစ်ရှင်များသို့',
  loading: 'ဆုလာဘ်များ ဖွင့်နေသည်',
  failedTitle: 'ဆုလာဘ်များကို ဖွင့်၍မရပါ',
  failedText: 'မည်သည့်အရာမျှ မပျောက်ပါ။ အင်တာနက်ကို စစ်ဆေးပြီး ထပ်စမ်းကြည့်ပါ။',
};
