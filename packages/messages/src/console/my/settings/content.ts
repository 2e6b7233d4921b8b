import type { ConsoleMessages } from '../../en/index.ts';

/** What the settings of texts and of raffles are called. */
export const contentNames: ConsoleMessages['settings']['names']['content'] = {
  fallbackLanguages: 'ဘာသာစကား မရှိလျှင် အစားပြမည့် ဘာသာစကားများ',
};

export const raffleNames: ConsoleMessages['settings']['names']['raffles'] = {
  depositPerTicket: 'လက်မှတ်တစ်စောင်အတွက် သွင်းငွေ',
  betPerTicket: 'လက်မှတ်တစ်စောင်အတွက် လောင်းငွေ',
  mostTickets: 'မဲတစ်ခုတွင် တစ်ဦး၏ လက်မှတ်',
};
