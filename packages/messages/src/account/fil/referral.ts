import type { AccountMessages } from '../en/index.ts';

/** The friends that a player brings, and what they bring. */
export const referral: AccountMessages['referral'] = {
  title: 'Isama ang mga kaibigan',
  text: 'Ibigay sa mga kaibigan mo ang link na ito, o ipa-scan sa phone nila ang code.',
  code: 'Iyong code',
  link: 'Iyong link',
  qr: 'Iyong link bilang QR code',
  invited: 'Mga kaibigang sumali',
  earned: 'Kinita mo mula sa kanila',
  rules: 'Paano ito gumagana',
  ruleFriend:
    'Ang kaibigang may unang deposit na hindi bababa sa {{least}} at nagtaya nito nang {{times}} beses sa loob ng {{days}} araw ay magbibigay sa iyo ng {{share}} nito, hanggang {{most}}.',
  rulePlay:
    'Sa loob ng {{days}} araw, makakakuha ka araw-araw ng {{share}} ng itinataya ng kaibigang ito; mula sa lahat ng kaibigan hanggang {{most}} bawat araw.',
  ruleWelcome: 'Makakakuha ang kaibigan mo ng {{welcome}}.',
  ruleBet:
    'Kailangang itaya nang {{multiple}} beses ang makukuha mo. Hindi binibilang ang pangalawang account mo mismo.',
  friends: 'Iyong mga kaibigan',
  states: {
    JOINED: 'Sumali na',
    DEPOSITED: 'Nag-deposit na',
    QUALIFIED: 'May bahagi ka rito',
    MISSED: 'Hindi nabilang',
  },
  joined: 'Sumali noong {{at}}',
  loading: 'Nilo-load ang iyong mga kaibigan',
  failedTitle: 'Hindi na-load ang iyong mga kaibigan',
  failedText: 'Walang nawala. Tingnan ang iyong koneksyon at subukan ulit.',
  emptyTitle: 'Wala pang sumasali',
  emptyText: 'Makikita rito ang mga nag-register gamit ang iyong link.',
  agentTitle: 'Nagdadala ka ng mga miyembro bilang agent',
  agentText: 'Nasa agent centre ang iyong mga link.',
};
