import type { AccountMessages } from '../../en/index.ts';

export const upline: AccountMessages['upline'] = {
  waiting: 'Tinitingnan kung saan puwedeng ipadala ang pera',
  failedTitle: 'Hindi mabasa ang page na ito',
  failedText: 'Ligtas ang pera mo. Pakisubukan ulit.',
  to: 'Sa agent mong si {{account}}',
  note: 'Agad na dumarating ang pera at hindi na mababawi.',
  limits: 'Mula {{least}} hanggang {{most}} bawat padala; {{left}} pa ngayong araw.',
  turnover: 'Kailangan mo pang maglaro ng {{amount}} bago makapagpadala.',
  next: 'Magpatuloy',
  sure: {
    title: 'Ipadala sa agent mo?',
    words: 'Mapupunta ang {{amount}} kay {{account}}.',
    send: 'Ipadala ang {{amount}}',
    not: 'Huwag muna',
    close: 'Isara',
    unknown: 'Hindi pa namin alam kung dumating ito. Pindutin ulit: isang beses lang ito ipapadala.',
  },
  sent: 'Naipadala ang {{amount}} kay {{account}}.',
  last: 'Mga huling transfer',
  none: 'Wala pang naipadala.',
};
