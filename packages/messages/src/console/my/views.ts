import type { ConsoleMessages } from '../en/index.ts';

export const views: ConsoleMessages['views'] = {
  title: 'သိမ်းထားသော မြင်ကွင်းများ',
  save: 'ဤမြင်ကွင်းကို သိမ်းရန်',
  saveAsk: 'ယခုစစ်ထုတ်မှုများကို သင့်အတွက်သာ သိမ်းထားမည်။ အမည်တူ မြင်ကွင်းကို အစားထိုးမည်။',
  name: 'အမည်',
  saved: 'မြင်ကွင်း သိမ်းပြီးပါပြီ။',
  remove: '{{name}} မြင်ကွင်းကို ဖယ်ရန်',
  removed: 'မြင်ကွင်း ဖယ်ပြီးပါပြီ။',
};
