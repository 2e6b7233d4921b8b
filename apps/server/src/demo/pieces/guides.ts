import type { FirstPiece } from '../../modules/content/index.ts';
import { inBoth } from './in-both.ts';

/** How the site comes onto a phone. */
export const GUIDES: readonly FirstPiece[] = [
  {
    kind: 'DOWNLOAD',
    place: 'IOS',
    position: 1,
    texts: inBoth(
      {
        title: 'iPhone and iPad',
        content:
          '<ol><li>Open the code with the camera, or this site in Safari.</li><li>Tap <strong>Share</strong>, then <strong>Add to Home Screen</strong>.</li><li>Tap <strong>Add</strong>. The bird stands among your apps.</li></ol>',
      },
      {
        title: 'iPhone နှင့် iPad',
        content:
          '<ol><li>ကင်မရာဖြင့် ကုဒ်ကို ဖွင့်ပါ၊ သို့မဟုတ် Safari တွင် ဤဆိုက်ကို ဖွင့်ပါ။</li><li><strong>Share</strong> ကို နှိပ်ပြီး <strong>Add to Home Screen</strong> ကို ရွေးပါ။</li><li><strong>Add</strong> ကို နှိပ်ပါ။ အက်ပ်များကြားတွင် ဟင်္သာ ပေါ်လာပါမည်။</li></ol>',
      },
    ),
  },
  {
    kind: 'DOWNLOAD',
    place: 'MOBILECONFIG',
    position: 2,
    texts: inBoth(
      {
        title: 'iPhone, light app',
        content:
          '<ol><li>Open the code in Safari and allow the profile to be loaded.</li><li>Open <strong>Settings</strong>, then <strong>Profile Downloaded</strong>.</li><li>Tap <strong>Install</strong> and confirm with the code of your phone.</li></ol><p>A profile can be removed at any time under General, VPN &amp; Device Management.</p>',
      },
      {
        title: 'iPhone အပေါ့စားအက်ပ်',
        content:
          '<ol><li>Safari တွင် ကုဒ်ကို ဖွင့်ပြီး ပရိုဖိုင် ဒေါင်းလုဒ်ကို ခွင့်ပြုပါ။</li><li><strong>Settings</strong> မှ <strong>Profile Downloaded</strong> ကို ဖွင့်ပါ။</li><li><strong>Install</strong> ကို နှိပ်ပြီး ဖုန်းကုဒ်ဖြင့် အတည်ပြုပါ။</li></ol><p>ပရိုဖိုင်ကို General၊ VPN &amp; Device Management မှ အချိန်မရွေး ဖျက်နိုင်သည်။</p>',
      },
    ),
  },
  {
    kind: 'DOWNLOAD',
    place: 'ANDROID',
    position: 3,
    texts: inBoth(
      {
        title: 'Android',
        content:
          '<ol><li>Open the code with the camera, or this site in Chrome.</li><li>Tap the three dots, then <strong>Add to Home screen</strong>.</li><li>Tap <strong>Install</strong>. The bird stands among your apps.</li></ol>',
      },
      {
        title: 'Android',
        content:
          '<ol><li>ကင်မရာဖြင့် ကုဒ်ကို ဖွင့်ပါ၊ သို့မဟုတ် Chrome တွင် ဤဆိုက်ကို ဖွင့်ပါ။</li><li>အစက်သုံးစက်ကို နှိပ်ပြီး <strong>Add to Home screen</strong> ကို ရွေးပါ။</li><li><strong>Install</strong> ကို နှိပ်ပါ။ အက်ပ်များကြားတွင် ဟင်္သာ ပေါ်လာပါမည်။</li></ol>',
      },
    ),
  },
];

/** What is said to those who would like to be agents. */
export const JOINING: readonly FirstPiece[] = [
  {
    kind: 'JOIN',
    position: 1,
    texts: inBoth(
      {
        title: 'Become an agent',
        lead: 'Bring people to the site and share in what the operator earns from them.',
        content:
          '<p>An agent has a code and a link of its own. Who registers by it belongs to the agent’s team, and the agent centre shows how the team does, day by day.</p>',
        action: 'Register',
      },
      {
        title: 'အေးဂျင့် ဖြစ်လာပါ',
        lead: 'ဆိုက်သို့ လူများ ခေါ်ဆောင်ပြီး ဝင်ငွေ ခွဲဝေရယူပါ။',
        content:
          '<p>အေးဂျင့်တိုင်းတွင် ကိုယ်ပိုင်ကုဒ်နှင့် လင့်ခ် ရှိသည်။ ထိုလင့်ခ်ဖြင့် အကောင့်ဖွင့်သူသည် အေးဂျင့်၏ အဖွဲ့ဝင် ဖြစ်ပြီး အေးဂျင့်စင်တာတွင် အဖွဲ့၏ အခြေအနေကို နေ့စဉ် ကြည့်နိုင်သည်။</p>',
        action: 'အကောင့်ဖွင့်',
      },
    ),
  },
  {
    kind: 'JOIN',
    position: 2,
    texts: inBoth(
      {
        title: 'How it goes',
        content:
          '<ol><li>Open an account.</li><li>Write to the customer service that you would like to be an agent, and how you reach people.</li><li>The operator answers with a contract that you accept or turn down.</li></ol>',
      },
      {
        title: 'လုပ်ဆောင်ပုံ',
        content:
          '<ol><li>အကောင့်ဖွင့်ပါ။</li><li>အေးဂျင့် ဖြစ်လိုကြောင်းနှင့် လူများကို မည်သို့ ဆက်သွယ်မည်ကို ဝန်ဆောင်မှုဌာနသို့ ရေးပါ။</li><li>ဆိုက်မှ စာချုပ် ပေးပို့ပါမည်။ လက်ခံရန် သို့မဟုတ် ငြင်းရန် သင်ဆုံးဖြတ်ပါ။</li></ol>',
      },
    ),
  },
  {
    kind: 'JOIN',
    position: 3,
    texts: inBoth(
      {
        title: 'What we ask',
        content:
          '<ul><li>Nobody under 18 is addressed.</li><li>Nothing is promised that the operator does not promise.</li><li>No message goes to people who did not ask for it.</li></ul>',
      },
      {
        title: 'ကျွန်ုပ်တို့ တောင်းဆိုသည်များ',
        content:
          '<ul><li>အသက် ၁၈ နှစ်အောက်ကို မဖိတ်ခေါ်ရပါ။</li><li>ဆိုက်က မပေးသော ကတိကို မပေးရပါ။</li><li>မတောင်းဆိုသူထံ စာမပို့ရပါ။</li></ul>',
      },
    ),
  },
];

/** What the demo site promotes. */
export const PROMOTIONS: readonly FirstPiece[] = [
  {
    kind: 'PROMOTION',
    position: 1,
    linkageType: 'INTERNAL',
    linkageUrl: '/promotions?tab=activities',
    texts: inBoth(
      {
        title: 'A raffle whose draw can be checked',
        lead: 'The seed of the draw is sealed before the first ticket.',
        content:
          '<p>Tickets come with deposits and bets of the period. When it is over the list of tickets is fixed, the seed is shown, and anyone can work the draw out again.</p>',
        action: 'See the raffle',
      },
      {
        title: 'စစ်ဆေးနိုင်သော မဲဖောက်ပွဲ',
        lead: 'ပထမဆုံး လက်မှတ်မတိုင်မီ မဲဖောက်နံပါတ်ကို တံဆိပ်ခတ်ထားသည်။',
        content:
          '<p>ကာလအတွင်း သွင်းငွေနှင့် လောင်းကြေးများအတွက် လက်မှတ် ရနိုင်သည်။ ပြီးဆုံးသည့်အခါ လက်မှတ်စာရင်းကို ပိတ်ပြီး နံပါတ်ကို ပြသသဖြင့် မည်သူမဆို ပြန်တွက်နိုင်သည်။</p>',
        action: 'မဲဖောက်ပွဲ ကြည့်မည်',
      },
    ),
  },
  {
    kind: 'PROMOTION',
    position: 2,
    linkageType: 'INTERNAL',
    linkageUrl: '/promotions',
    texts: inBoth(
      {
        title: 'The bonuses and their terms',
        lead: 'How often a bonus has to be bet, and for how long it stands.',
        content:
          '<p>Every bonus shows before you take it how much has to be bet with it, how many days there are for it, and how much of it can be kept.</p>',
        action: 'See the bonuses',
      },
      {
        title: 'ဘောနပ်များနှင့် စည်းကမ်းများ',
        lead: 'ဘောနပ်ကို အကြိမ်မည်မျှ လောင်းရမည်၊ ရက်မည်မျှ ရှိသည်။',
        content: '<p>ဘောနပ်မယူမီ မည်မျှ လောင်းရမည်၊ ရက်မည်မျှ ရှိသည်၊ မည်မျှ သိမ်းဆည်းနိုင်သည်ကို ဘောနပ်တိုင်းတွင် ပြထားသည်။</p>',
        action: 'ဘောနပ်များ ကြည့်မည်',
      },
    ),
  },
];
