import type { Messages } from '../en/index.ts';

export const gate: Messages['gate'] = {
  play: 'ကစားရန် အကောင့်ဝင်ပါ။',
  account: 'သင့်အကောင့်ကို ကြည့်ရန် အကောင့်ဝင်ပါ။',
  ended: 'အသုံးပြုချိန် ကုန်သွားပါပြီ။ အကောင့် ပြန်ဝင်ပါ။',
};
