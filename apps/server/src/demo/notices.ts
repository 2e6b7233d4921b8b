/** Notices and banners of the demo world, in every language that has a bundle. */
export const DEMO_NOTICES = [
  {
    kind: 'PL',
    texts: {
      EN: {
        title: 'Every spin can be checked: the seed is sealed before you play',
        content:
          'Before a game begins we publish the seal of its secret number. Change your seed in the game whenever you like: the old secret is then shown, and anyone can work every round out again.',
      },
      MY: {
        title: 'လှည့်တိုင်း စစ်ဆေးနိုင်သည် - မကစားမီ လျှို့ဝှက်နံပါတ်ကို တံဆိပ်ခတ်ထားသည်',
        content:
          'ဂိမ်းမစမီ လျှို့ဝှက်နံပါတ်၏ တံဆိပ်ကို ကြိုတင်ထုတ်ပြန်ပါသည်။ ဂိမ်းထဲတွင် သင့်နံပါတ်ကို အချိန်မရွေး ပြောင်းနိုင်ပြီး နံပါတ်ဟောင်းကို ဖော်ပြပေးသဖြင့် ပွဲတိုင်းကို မည်သူမဆို ပြန်တွက်စစ်ဆေးနိုင်ပါသည်။',
      },
    },
  },
  {
    kind: 'B',
    texts: {
      EN: {
        title: 'This is a demo: the money is play money',
        content: 'Balances of this site are play money. Nothing can be paid in and nothing is paid out.',
      },
      MY: {
        title: 'ဤနေရာသည် စမ်းသပ်ဆိုက်ဖြစ်ပြီး ငွေများမှာ ကစားရန်ငွေသာ ဖြစ်သည်',
        content: 'ဤဆိုက်ရှိ လက်ကျန်ငွေများသည် ကစားရန်ငွေသာ ဖြစ်သည်။ ငွေသွင်း၍မရပါ၊ ငွေထုတ်၍လည်း မရပါ။',
      },
    },
  },
] as const;

export const DEMO_BANNERS = [
  {
    groupName: 'w_home',
    art: '/art/hero.svg',
    linkageType: 'game',
    linkageUrl: '/seamless?vendor=PADAUK&gameCode=bagan-temple',
    texts: {
      EN: {
        eyebrow: 'Now open',
        title: 'Bagan Temple',
        text: '25 lines, free games at three times the win, 96.00 % return.',
        action: 'Play now',
      },
      MY: {
        eyebrow: 'ယခု ကစားနိုင်ပြီ',
        title: 'ရှေးဟောင်းပုဂံ',
        text: 'လိုင်း ၂၅ ခု၊ အခမဲ့ပွဲများတွင် အနိုင် ၃ ဆ၊ ပြန်ပေးနှုန်း 96.00 %',
        action: 'ယခုကစားမည်',
      },
    },
  },
  {
    groupName: 'w_home',
    art: '/art/hero.svg',
    linkageType: 'route',
    linkageUrl: '/rng',
    texts: {
      EN: {
        eyebrow: 'Fair weight',
        title: 'Every spin can be checked',
        text: 'The secret is sealed before you play and shown when you ask.',
        action: 'See the games',
      },
      MY: {
        eyebrow: 'မျှတသော အလေးချိန်',
        title: 'လှည့်တိုင်း စစ်ဆေးနိုင်သည်',
        text: 'မကစားမီ လျှို့ဝှက်နံပါတ်ကို တံဆိပ်ခတ်ထားပြီး သင်တောင်းသည့်အခါ ပြပါသည်။',
        action: 'ဂိမ်းများ ကြည့်မည်',
      },
    },
  },
] as const;
