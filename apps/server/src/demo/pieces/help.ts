import type { FirstPiece } from '../../modules/content/index.ts';
import { inBoth } from './in-both.ts';

const site = (position: number, texts: FirstPiece['texts']): FirstPiece => ({
  kind: 'HELP',
  place: 'SITE',
  position,
  texts,
});
const member = (position: number, texts: FirstPiece['texts']): FirstPiece => ({
  kind: 'HELP',
  place: 'MEMBER',
  position,
  texts,
});

/** The help of the site and of the member centre. */
export const HELP: readonly FirstPiece[] = [
  site(
    1,
    inBoth(
      {
        title: 'Open an account and log in',
        lead: 'What is needed, and what to do when the password is lost.',
        content:
          '<h3>Open an account</h3><ol><li>Choose <strong>Register</strong> at the top of the page.</li><li>Fill in the fields. You must be 18 or older.</li><li>You are logged in at once.</li></ol><h3>The password is lost</h3><p>Choose <strong>Forgot password</strong> in the login and follow the mail or the message that comes.</p>',
      },
      {
        title: 'အကောင့်ဖွင့်ခြင်းနှင့် ဝင်ခြင်း',
        lead: 'လိုအပ်သည်များနှင့် စကားဝှက် မေ့သွားလျှင် လုပ်ရမည့်အရာ။',
        content:
          '<h3>အကောင့်ဖွင့်ရန်</h3><ol><li>စာမျက်နှာအပေါ်ရှိ <strong>အကောင့်ဖွင့်</strong> ကို နှိပ်ပါ။</li><li>အချက်အလက်များ ဖြည့်ပါ။ အသက် ၁၈ နှစ် ပြည့်ပြီးသူ ဖြစ်ရမည်။</li><li>ချက်ချင်း ဝင်ရောက်ပြီး ဖြစ်ပါမည်။</li></ol><h3>စကားဝှက် မေ့သွားလျှင်</h3><p>ဝင်ရန်နေရာတွင် <strong>စကားဝှက်မေ့နေပါသလား</strong> ကို နှိပ်ပြီး ရောက်လာသော စာအတိုင်း လုပ်ဆောင်ပါ။</p>',
      },
    ),
  ),
  site(
    2,
    inBoth(
      {
        title: 'Pay in',
        lead: 'From the order to the balance.',
        content:
          '<ol><li>Choose <strong>Deposit</strong>, the amount and the way.</li><li>Send exactly the amount that is shown to the receiver that is shown.</li><li>Tell the last digits of the transfer. The balance changes as soon as it is found.</li></ol><p>An order that nobody pays ends by itself.</p>',
      },
      {
        title: 'ငွေသွင်းခြင်း',
        lead: 'အော်ဒါမှ လက်ကျန်ငွေအထိ။',
        content:
          '<ol><li><strong>ငွေသွင်း</strong> ကို နှိပ်ပြီး ငွေပမာဏနှင့် နည်းလမ်း ရွေးပါ။</li><li>ပြထားသော လက်ခံသူထံ ပြထားသော ပမာဏအတိအကျ ပို့ပါ။</li><li>ငွေလွှဲနံပါတ်၏ နောက်ဆုံးဂဏန်းများ ထည့်ပါ။ တွေ့သည်နှင့် လက်ကျန်ငွေ ပြောင်းပါမည်။</li></ol><p>မပေးချေသော အော်ဒါသည် အလိုအလျောက် ပြီးဆုံးပါမည်။</p>',
      },
    ),
  ),
  site(
    3,
    inBoth(
      {
        title: 'Withdraw',
        lead: 'What has to be bet first, and when the money comes.',
        content:
          '<p>A deposit and a bonus can have to be bet before money is withdrawn. The page <strong>Withdraw</strong> shows how much is left.</p><ul><li>The account of the payee carries your own name.</li><li>The payment password is asked for.</li><li>What was sent has to be confirmed when it has arrived.</li></ul>',
      },
      {
        title: 'ငွေထုတ်ခြင်း',
        lead: 'ဦးစွာ လောင်းရမည့်ပမာဏနှင့် ငွေရောက်မည့်အချိန်။',
        content:
          '<p>ငွေမထုတ်မီ သွင်းငွေနှင့် ဘောနပ်ကို လောင်းရန် လိုနိုင်ပါသည်။ <strong>ငွေထုတ်</strong> စာမျက်နှာတွင် ကျန်ရှိသည့်ပမာဏကို ပြထားသည်။</p><ul><li>လက်ခံမည့်အကောင့်သည် သင့်ကိုယ်ပိုင်အမည် ဖြစ်ရမည်။</li><li>ငွေပေးချေမှု စကားဝှက် လိုအပ်သည်။</li><li>ငွေရောက်သည့်အခါ အတည်ပြုပေးပါ။</li></ul>',
      },
    ),
  ),
  site(
    4,
    inBoth(
      {
        title: 'How a game is checked',
        lead: 'The seal, the seeds and the round.',
        content:
          '<p>The studio seals a secret number before you play. Your own seed and the number of the round are mixed with it. When you change your seed, the secret is shown, and every round can be worked out again with it.</p>',
      },
      {
        title: 'ဂိမ်းတစ်ခုကို စစ်ဆေးပုံ',
        lead: 'တံဆိပ်၊ နံပါတ်များနှင့် ပွဲ။',
        content:
          '<p>မကစားမီ လျှို့ဝှက်နံပါတ်ကို တံဆိပ်ခတ်ထားသည်။ သင့်နံပါတ်နှင့် ပွဲနံပါတ်ကို ရောစပ်သည်။ သင့်နံပါတ်ကို ပြောင်းသည့်အခါ လျှို့ဝှက်နံပါတ်ကို ပြပေးသဖြင့် ပွဲတိုင်းကို ပြန်တွက်နိုင်သည်။</p>',
      },
    ),
  ),
  site(
    5,
    inBoth(
      {
        title: 'Play within your limits',
        lead: '18 or older, and never with money you need.',
        content:
          '<p>Nobody under 18 plays here. Play is no way to earn money, and what was lost is not won back by playing on. If playing stops being fun, stop, and ask the customer service to close your account.</p>',
      },
      {
        title: 'မိမိကန့်သတ်ချက်အတွင်း ကစားပါ',
        lead: 'အသက် ၁၈ နှစ်ပြည့်ပြီး၊ လိုအပ်သောငွေဖြင့် မကစားပါနှင့်။',
        content:
          '<p>အသက် ၁၈ နှစ်အောက် ကစားခွင့်မရှိပါ။ ကစားခြင်းသည် ငွေရှာသည့်နည်းလမ်း မဟုတ်ပါ။ ဆက်ကစား၍ ရှုံးငွေ ပြန်မရနိုင်ပါ။ မပျော်တော့လျှင် ရပ်ပါ၊ အကောင့်ပိတ်ရန် ဝန်ဆောင်မှုဌာနသို့ ပြောပါ။</p>',
      },
    ),
  ),
  member(
    1,
    inBoth(
      {
        title: 'Your balance',
        lead: 'What is free, and what is held.',
        content:
          '<p>The balance is what can be bet. What a withdrawal holds is no part of it until the withdrawal is decided. A tap on the balance reads it again.</p>',
      },
      {
        title: 'သင့်လက်ကျန်ငွေ',
        lead: 'သုံးနိုင်သောငွေနှင့် ထိန်းထားသောငွေ။',
        content:
          '<p>လက်ကျန်ငွေသည် လောင်းနိုင်သောငွေ ဖြစ်သည်။ ငွေထုတ်ရန် ထိန်းထားသောငွေသည် ဆုံးဖြတ်ပြီးသည်အထိ မပါဝင်ပါ။ လက်ကျန်ငွေကို နှိပ်လျှင် ပြန်ဖတ်ပါမည်။</p>',
      },
    ),
  ),
  member(
    2,
    inBoth(
      {
        title: 'Your account stays yours',
        lead: 'Passwords, codes and sessions.',
        content:
          '<ul><li>Nobody of the operator asks for your password.</li><li>The security centre shows where you are logged in, and ends what you do not know.</li><li>An authenticator app makes the login safer.</li></ul>',
      },
      {
        title: 'သင့်အကောင့် လုံခြုံရေး',
        lead: 'စကားဝှက်၊ ကုဒ်နှင့် ဝင်ထားသောနေရာများ။',
        content:
          '<ul><li>ဝန်ထမ်းမည်သူမျှ သင့်စကားဝှက်ကို မမေးပါ။</li><li>လုံခြုံရေးစင်တာတွင် ဝင်ထားသောနေရာများကို ကြည့်ပြီး မသိသည့်နေရာကို ပိတ်နိုင်သည်။</li><li>အတည်ပြုအက်ပ်က ပိုမိုလုံခြုံစေသည်။</li></ul>',
      },
    ),
  ),
  member(
    3,
    inBoth(
      {
        title: 'Records',
        lead: 'Every bet and every movement of money.',
        content:
          '<p>The betting record holds every round with its stake and its result. The account record holds every movement of the balance. Both can be saved as a file.</p>',
      },
      {
        title: 'မှတ်တမ်းများ',
        lead: 'လောင်းကြေးတိုင်းနှင့် ငွေလှုပ်ရှားမှုတိုင်း။',
        content:
          '<p>လောင်းကြေးမှတ်တမ်းတွင် ပွဲတိုင်း၏ လောင်းကြေးနှင့် ရလဒ် ရှိသည်။ အကောင့်မှတ်တမ်းတွင် လက်ကျန်ငွေ လှုပ်ရှားမှုတိုင်း ရှိသည်။ နှစ်ခုလုံးကို ဖိုင်အဖြစ် သိမ်းနိုင်သည်။</p>',
      },
    ),
  ),
];
