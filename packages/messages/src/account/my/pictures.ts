import type { AccountMessages } from '../en/index.ts';

export const pictures: AccountMessages['pictures'] = {
  choose: 'ပုံ ရွေးရန်',
  picture: 'ပုံ {{number}} - {{name}}',
  remove: 'ပုံ {{number}} ဖယ်ရန်',
  help: 'PNG သို့မဟုတ် JPG၊ တစ်ပုံ 5 MB အထိ။',
  tooMany_one: 'တစ်ပုံသာ ပို့နိုင်သဖြင့် ကျန်ပုံများ မပါဝင်ပါ။',
  tooMany_other: '{{count}} ပုံအထိသာ ပို့နိုင်သဖြင့် ကျန်ပုံများ မပါဝင်ပါ။',
};
