import type { ConsoleMessages } from '../../en/index.ts';

const askedOf = (level: string) => ({
  deposited: `${level} အတွက် သွင်းရမည့်ငွေ`,
  bet: `${level} အတွက် လောင်းရမည့်ငွေ`,
  bonus: `${level} ရောက်လျှင် ဘောနပ်စ်`,
});

const givenOf = (level: string) => ({
  cashback: `${level}: တစ်ပတ်ရှုံးငွေမှ ပြန်အမ်းသည့် ဝေစု`,
  mostCashback: `${level}: တစ်ပတ်လျှင် အများဆုံး ပြန်အမ်းငွေ`,
  freePerDay: `${level}: တစ်ရက် အခမဲ့ ထုတ်ခွင့်`,
  mostPerDay: `${level}: တစ်ရက် အများဆုံး ထုတ်ငွေ`,
  mostDeposited: `${level}: တစ်ရက် အများဆုံး သွင်းငွေ`,
  mostDeposits: `${level}: တစ်ရက် သွင်းငွေ အော်ဒါ အရေအတွက်`,
  points: `${level}: အမှတ် အဆ`,
});

const raised = (level: string) => ({ ...askedOf(level), ...givenOf(level) });

export const club: ConsoleMessages['settings']['names']['club'] = {
  level1: givenOf('VIP 1'),
  level2: raised('VIP 2'),
  level3: raised('VIP 3'),
  level4: raised('VIP 4'),
  level5: raised('VIP 5'),
  level6: raised('VIP 6'),
  level7: raised('VIP 7'),
  level8: raised('VIP 8'),
};
