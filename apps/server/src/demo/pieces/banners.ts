import type { FirstPiece } from '../../modules/content/index.ts';
import { inBoth } from './in-both.ts';

const ART = '/art/hero.svg';

export const BANNERS: readonly FirstPiece[] = [
  {
    kind: 'BANNER',
    place: 'w_home',
    art: ART,
    position: 1,
    linkageType: 'GAME',
    linkageUrl: '/seamless?vendor=PADAUK&gameCode=bagan-temple',
    texts: inBoth(
      {
        lead: 'Now open',
        title: 'Bagan Temple',
        content: '25 lines, free games at three times the win, 96.00% return.',
        action: 'Play now',
      },
      {
        lead: 'ယခု ကစားနိုင်ပြီ',
        title: 'ရှေးဟောင်းပုဂံ',
        content: 'လိုင်း ၂၅ ခု၊ အခမဲ့ပွဲများတွင် အနိုင် ၃ ဆ၊ ပြန်ပေးနှုန်း 96.00%',
        action: 'ယခုကစားမည်',
      },
    ),
  },
  {
    kind: 'BANNER',
    place: 'w_home',
    art: ART,
    position: 2,
    linkageType: 'INTERNAL',
    linkageUrl: '/rng',
    texts: inBoth(
      {
        lead: 'Fair weight',
        title: 'Every spin can be checked',
        content: 'The secret is sealed before you play and shown when you ask.',
        action: 'See the games',
      },
      {
        lead: 'မျှတသော အလေးချိန်',
        title: 'လှည့်တိုင်း စစ်ဆေးနိုင်သည်',
        content: 'လျှို့ဝှက်နံပါတ်ကို ကြိုတံဆိပ်ခတ်ထားပြီး တောင်းလျှင် ပြပါသည်။',
        action: 'ဂိမ်းများ ကြည့်မည်',
      },
    ),
  },
  {
    kind: 'BANNER',
    place: 'w_down',
    art: ART,
    linkageType: 'INTERNAL',
    linkageUrl: '/help',
    texts: inBoth(
      {
        lead: 'On your phone',
        title: 'Hintha on the home screen',
        content: 'One tap to your games, without a shop in between.',
        action: 'Read the help',
      },
      {
        lead: 'သင့်ဖုန်းထဲတွင်',
        title: 'ဖုန်းထဲမှ ဟင်္သာ',
        content: 'အက်ပ်စတိုး မလိုဘဲ ဂိမ်းများသို့ ရောက်နိုင်သည်။',
        action: 'အကူအညီ ဖတ်ရန်',
      },
    ),
  },
];
