import type { FirstPiece } from '../../modules/content/index.ts';
import { inBoth } from './in-both.ts';

/** What the demo site announces. */
export const NOTICES: readonly FirstPiece[] = [
  {
    kind: 'NOTICE',
    texts: inBoth(
      {
        title: 'Every spin can be checked: the seed is sealed before you play',
        content:
          '<p>Before a game begins we publish the seal of its secret number. Change your seed in the game whenever you like: the old secret is then shown, and anyone can work every round out again.</p>',
      },
      {
        title: 'လှည့်တိုင်း စစ်ဆေးနိုင်သည် - မကစားမီ လျှို့ဝှက်နံပါတ်ကို တံဆိပ်ခတ်ထားသည်',
        content:
          '<p>ဂိမ်းမစမီ လျှို့ဝှက်နံပါတ်၏ တံဆိပ်ကို ကြိုတင်ထုတ်ပြန်ပါသည်။ ဂိမ်းထဲတွင် သင့်နံပါတ်ကို အချိန်မရွေး ပြောင်းနိုင်ပြီး နံပါတ်ဟောင်းကို ဖော်ပြပေးသဖြင့် ပွဲတိုင်းကို မည်သူမဆို ပြန်တွက်စစ်ဆေးနိုင်ပါသည်။</p>',
      },
    ),
  },
  {
    kind: 'NOTICE',
    texts: inBoth(
      {
        title: 'This is a demo: the money is play money',
        content:
          '<p>Balances of this site are play money. A demo cashier takes the place of banks and wallets: nothing is really paid in or out.</p>',
      },
      {
        title: 'ဤနေရာသည် စမ်းသပ်ဆိုက်ဖြစ်ပြီး ငွေများမှာ ကစားရန်ငွေသာ ဖြစ်သည်',
        content:
          '<p>ဤဆိုက်ရှိ လက်ကျန်ငွေများသည် ကစားရန်ငွေသာ ဖြစ်သည်။ ဘဏ်နှင့် ပိုက်ဆံအိတ်များအစား စမ်းသပ်ငွေကိုင်ကို သုံးထားသဖြင့် ငွေအစစ် သွင်းခြင်း၊ ထုတ်ခြင်း မရှိပါ။</p>',
      },
    ),
  },
  {
    kind: 'POPUP',
    // It waits for the staff to publish it.
    state: 'DRAFT',
    texts: inBoth(
      {
        title: 'Welcome to the demo',
        content: '<p>Look around as long as you like. Everything here is <strong>play money</strong>.</p>',
      },
      {
        title: 'စမ်းသပ်ဆိုက်မှ ကြိုဆိုပါသည်',
        content: '<p>စိတ်ကြိုက် ကြည့်ရှုနိုင်ပါသည်။ ဤနေရာရှိ ငွေအားလုံးသည် <strong>ကစားရန်ငွေ</strong> သာ ဖြစ်သည်။</p>',
      },
    ),
  },
];
