import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'အေးဂျင့်စင်တာ',
  close: 'အေးဂျင့်စင်တာ ပိတ်ရန်',
  menuName: 'အေးဂျင့်စင်တာ စာမျက်နှာများ',
  menu: {
    announcement: 'ကြေညာချက်များ',
    agentTeamOverview: 'အဖွဲ့ အကျဉ်းချုပ်',
    teamBetting: 'အဖွဲ့ လောင်းကြေးများ',
    userLoss: 'အသုံးပြုသူ အရှုံးအမြတ်',
    myIncome: 'ကျွန်ုပ်၏ ဝင်ငွေ',
    accountDetails: 'အကောင့် အသေးစိတ်',
  },
  links: 'သင့်ကုဒ်များ',
  linksText: 'သင့်ကုဒ်ဖြင့် စာရင်းသွင်းသူသည် သင့်အဖွဲ့သို့ ဝင်ပါမည်။',
  code: 'ကုဒ်',
  link: 'လင့်ခ်',
  qr: 'ကုဒ် {{code}} ပါသော လင့်ခ်၏ QR',
  joinedBy: 'ဤကုဒ်ဖြင့် ဝင်သူ – {{joined}}',
  noNoticeTitle: 'ကြေညာချက် မရှိသေးပါ',
  noNoticeText: 'ကြေညာချက်များကို ဤနေရာတွင် ပြပါမည်။',
};
