import type { AccountMessages } from '../en/index.ts';

export const menu: AccountMessages['menu'] = {
  myAccount: 'ကျွန်ုပ်၏အကောင့်',
  wallet: 'ကျွန်ုပ်၏ပိုက်ဆံအိတ်',
  deposit: 'ငွေသွင်းရန်',
  withdraw: 'ငွေထုတ်ရန်',
  toUpline: 'အထက်လူထံ ငွေလွှဲရန်',
  bettingRecord: 'လောင်းကြေးမှတ်တမ်း',
  accountRecord: 'အကောင့်မှတ်တမ်း',
  profit: 'အရှုံးအမြတ်',
  cashFlow: 'ငွေစာရင်း အချုပ်',
  bonuses: 'ဘောနပ်စ်အသေးစိတ်',
  rewards: 'ဆုလာဘ်စင်တာ',
  inviteFriends: 'မိတ်ဆွေဖိတ်ရန်',
  missions: 'မစ်ရှင်လှုပ်ရှားမှု',
  cases: 'အကြံပြု၊ တိုင်ကြားရန်',
  messages: 'စာများ',
};
