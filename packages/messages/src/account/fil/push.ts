import type { AccountMessages } from '../en/index.ts';

export const push: AccountMessages['push'] = {
  title: 'Mga abiso sa device na ito',
  text: 'Inaabisuhan ka rito kahit sarado ang site: ang pinili mo lamang, walang patalastas.',
  kinds: {
    withdrawal_paid: 'Naipadala ang isang withdrawal',
    draw_result: 'Resulta ng draw na nilaro mo',
    case_answered: 'May sagot sa iyong kaso',
  },
  unable:
    'Hindi makapagpakita ng abiso ang browser na ito. Sa iPhone o iPad, idagdag ang site sa home screen at buksan mula roon.',
  denied: 'Naka-block sa browser na ito ang mga abiso ng site. Payagan sa settings nito, saka pumili rito.',
  refused: 'Hindi pinayagang magpakita ng abiso ang browser.',
  failed: 'Hindi ma-set ang mga abiso ng browser. Subukan muli mamaya.',
};
