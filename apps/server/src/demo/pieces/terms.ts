import type { FirstPiece } from '../../modules/content/index.ts';
import { inBoth } from './in-both.ts';

const piece = (position: number, texts: FirstPiece['texts']): FirstPiece => ({
  kind: 'HELP',
  place: 'TERMS',
  position,
  texts,
});

/** What everybody who opens an account agrees to; an operator puts its own in their place. */
export const TERMS: readonly FirstPiece[] = [
  piece(
    1,
    inBoth(
      {
        title: 'Terms of use',
        lead: 'What you agree to when you open an account on this demonstration site.',
        content:
          '<h3>Who may play</h3><ul><li>You are 18 or older, and playing is allowed where you are.</li><li>You open one account, for yourself, and let nobody else use it.</li></ul><h3>Money</h3><ul><li>You deposit only money of your own, from accounts in your own name, and withdrawals go to accounts in that name.</li><li>A deposit has to be bet as the wallet shows before it can be withdrawn.</li><li>Bonuses have terms of their own, which you read before you take one.</li></ul><h3>Bets</h3><ul><li>A bet stands once it is confirmed. It is settled by the rules that its game shows, and results can be checked.</li><li>A game that was interrupted goes on where it stopped, or is voided and the stake returned.</li><li>Where an error of ours decided a bet, it is settled anew, and you are told why.</li></ul><h3>Limits</h3><ul><li>You can set limits, take a break or close the account at any time. Nobody can lift a break early.</li><li>An account that is used for fraud, or together with others to take bonuses more than once, is closed.</li></ul>',
      },
      {
        title: 'အသုံးပြုမှု စည်းကမ်းချက်များ',
        lead: 'ဤသရုပ်ပြဆိုက်တွင် အကောင့်ဖွင့်လျှင် သဘောတူရမည့်အချက်များ။',
        content:
          '<h3>ဘယ်သူ ကစားနိုင်သလဲ</h3><ul><li>အသက် ၁၈ နှစ် ပြည့်ပြီးဖြစ်ရမည်၊ သင်ရှိရာနေရာတွင် ကစားခွင့် ရှိရမည်။</li><li>မိမိအတွက် အကောင့်တစ်ခုသာ ဖွင့်ပြီး အခြားသူကို သုံးခွင့်မပေးရ။</li></ul><h3>ငွေကြေး</h3><ul><li>မိမိအမည်ဖြင့် ဖွင့်ထားသော စာရင်းမှ မိမိပိုင်ငွေကိုသာ သွင်းရမည်၊ ငွေထုတ်လျှင်လည်း ထိုအမည်ရှိ စာရင်းသို့သာ ပေးမည်။</li><li>သွင်းငွေကို ပိုက်ဆံအိတ်တွင် ပြထားသည့်အတိုင်း လောင်းပြီးမှ ထုတ်နိုင်သည်။</li><li>ဘောနပ်စ်တွင် သီးခြားစည်းကမ်း ရှိသည်၊ မယူမီ ဖတ်ပါ။</li></ul><h3>လောင်းကြေး</h3><ul><li>အတည်ပြုပြီးသော လောင်းကြေး တည်မြဲသည်။ ဂိမ်းတွင် ပြထားသည့် စည်းမျဉ်းအတိုင်း ရှင်းလင်းပြီး ရလဒ်ကို စစ်ဆေးနိုင်သည်။</li><li>ပြတ်တောက်သွားသော ဂိမ်းသည် ရပ်ခဲ့သည့်နေရာမှ ဆက်သည်၊ သို့မဟုတ် ပယ်ဖျက်ပြီး လောင်းကြေး ပြန်ပေးသည်။</li><li>ကျွန်ုပ်တို့၏ အမှားကြောင့် ဆုံးဖြတ်ချက် မှားလျှင် ပြန်လည် ရှင်းလင်းပြီး အကြောင်းရင်းကို ပြောပြမည်။</li></ul><h3>ကန့်သတ်ချက်</h3><ul><li>ကန့်သတ်ချက် ထားခြင်း၊ ခဏနားခြင်း၊ အကောင့်ပိတ်ခြင်းကို အချိန်မရွေး ပြုနိုင်သည်။ နားချိန်ကို စော၍ မဖျက်နိုင်ပါ။</li><li>လိမ်လည်ရန်၊ သို့မဟုတ် အခြားသူများနှင့် ပေါင်း၍ ဘောနပ်စ် အကြိမ်ကြိမ်ယူရန် သုံးသော အကောင့်ကို ပိတ်မည်။</li></ul>',
      },
    ),
  ),
  piece(
    2,
    inBoth(
      {
        title: 'Privacy policy',
        lead: 'What is kept of you, what for, and how you can have it.',
        content:
          '<h3>What is kept</h3><ul><li>What you tell us: your account name, phone, mail, real name and the accounts you are paid to.</li><li>What happens in your account: bets, deposits, withdrawals, logins with their address and device.</li></ul><h3>What for</h3><ul><li>To run your account, pay you, keep others out of it, and meet the duties of an operator.</li><li>News of offers is sent only where you have agreed to it, and you can take that back.</li></ul><h3>Who sees it</h3><ul><li>The staff who need it for their work; what they look at is recorded.</li><li>Payment and game providers see only what they need for your order. Nothing is sold.</li></ul><h3>Your rights</h3><p>Ask the support for a copy, a correction or the closing of your account. Records of money are kept as long as the law asks.</p>',
      },
      {
        title: 'ကိုယ်ရေးအချက်အလက် မူဝါဒ',
        lead: 'သင့်အကြောင်း ဘာတွေ သိမ်းထားသည်၊ ဘာအတွက်၊ ဘယ်လို ရယူနိုင်သည်။',
        content:
          '<h3>ဘာတွေ သိမ်းထားသလဲ</h3><ul><li>သင်ပြောပြသော အကောင့်အမည်၊ ဖုန်း၊ အီးမေးလ်၊ နာမည်ရင်းနှင့် ငွေလက်ခံမည့် စာရင်းများ။</li><li>အကောင့်တွင် ဖြစ်ပျက်သော လောင်းကြေး၊ ငွေသွင်း၊ ငွေထုတ်၊ ဝင်ရောက်မှုနှင့် ၎င်း၏ လိပ်စာ၊ စက်ပစ္စည်း။</li></ul><h3>ဘာအတွက်လဲ</h3><ul><li>အကောင့်ကို ဆောင်ရွက်ရန်၊ ငွေပေးရန်၊ အခြားသူ မဝင်နိုင်စေရန်နှင့် လုပ်ငန်းရှင်၏ တာဝန်များ ထမ်းဆောင်ရန်။</li><li>ကမ်းလှမ်းချက် သတင်းများကို သင် သဘောတူမှသာ ပို့မည်၊ အချိန်မရွေး ပြန်ရုပ်သိမ်းနိုင်သည်။</li></ul><h3>ဘယ်သူ မြင်ရသလဲ</h3><ul><li>အလုပ်အတွက် လိုအပ်သော ဝန်ထမ်းများသာ၊ သူတို့ ကြည့်ရှုမှုကို မှတ်တမ်းတင်ထားသည်။</li><li>ငွေပေးချေမှုနှင့် ဂိမ်းပေးသူများသည် သင့်အမှာအတွက် လိုအပ်သည်ကိုသာ မြင်ရသည်။ မည်သည့်အရာကိုမျှ မရောင်းပါ။</li></ul><h3>သင့်အခွင့်အရေး</h3><p>မိတ္တူရယူရန်၊ ပြင်ရန် သို့မဟုတ် အကောင့်ပိတ်ရန် ဝန်ဆောင်မှုဌာနကို ပြောပါ။ ငွေကြေးမှတ်တမ်းများကို ဥပဒေအရ လိုသည့်ကာလအထိ သိမ်းထားသည်။</p>',
      },
    ),
  ),
];
