import type { Messages } from '../en/index.ts';

export const memberCentre: Messages['memberCentre'] = {
  title: 'အဖွဲ့ဝင်စင်တာ',
  close: 'အဖွဲ့ဝင်စင်တာ ပိတ်ရန်',
  menu: 'အဖွဲ့ဝင်စင်တာ စာမျက်နှာများ',
  back: 'စာရင်းသို့ ပြန်ရန်',
  myAccount: 'ကျွန်ုပ်၏အကောင့်',
  bettingRecord: 'လောင်းကြေးမှတ်တမ်း',
  account: 'အသုံးပြုသူအမည်',
  memberNumber: 'အဖွဲ့ဝင်နံပါတ်',
  level: 'အဆင့်',
  previousLogin: 'ယခင်ဝင်ခဲ့ချိန်',
  firstLogin: 'ပထမဆုံးအကြိမ် ဝင်ခြင်းဖြစ်သည်။',
  failedTitle: 'အကောင့်ကို ဖွင့်၍မရပါ',
  failedText: 'အင်တာနက်ကို စစ်ဆေးပြီး ထပ်စမ်းကြည့်ပါ။',
};
