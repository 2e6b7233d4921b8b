import type { ConsoleMessages } from '../en/index.ts';

export const memberList: ConsoleMessages['memberList'] = {
  segment: 'အုပ်စု',
  segments: {
    all: 'အားလုံး',
    new: 'အသစ်',
    noDeposit: 'ငွေမသွင်းသေး',
    active: 'ကစားနေဆဲ',
    dormant: 'မကစားတော့',
    vip: 'VIP',
    locked: 'ပိတ်ထား',
  },
  says: {
    all: 'အသင်းဝင်အားလုံး၊ အသစ်ဆုံး ရှေ့ဆုံး။ အစမ်းအကောင့်နှင့် ကိုယ်စားလှယ်၏ အကောင့်ခွဲ မပါ။',
    new: 'နောက်ဆုံး ၇ ရက်အတွင်း စာရင်းသွင်းသူများ။',
    noDeposit: 'ငွေတစ်ကြိမ်မျှ မဝင်ဖူးသူများ။',
    active: 'နောက်ဆုံး ၇ ရက်အတွင်း အကျုံးဝင် လောင်းကြေးရှိသူများ။',
    dormant: 'ယခင်က ကစားဖူးပြီး နောက်ဆုံး ရက် ၃၀ အတွင်း မကစားသူများ။',
    vip: 'အဆင့် ၄ အထက်။',
    locked: 'ဝင်ခွင့်မရှိသူများ။',
  },
  upline: 'အထက် ကိုယ်စားလှယ်',
  balance: 'လက်ကျန်',
  deposits: 'ငွေသွင်း',
  withdrawals: 'ငွေထုတ်',
  gaming: 'ဝင်ငွေ',
  lastPlayed: 'နောက်ဆုံး ကစား',
  empty: 'ဤအုပ်စုတွင် မည်သူမျှ မရှိပါ။',
};
