import type { ConsoleMessages } from '../../en/index.ts';

export const results: ConsoleMessages['results'] = {
  source: 'ဖတ်ရှုခဲ့သည့် နေရာ',
  sourceHelp: 'တရားဝင် ဝဘ်စာမျက်နှာ သို့မဟုတ် ထုတ်လွှင့်မှုကဲ့သို့၊ လုပ်ဖော်ကိုင်ဖက် ပြန်ကြည့်နိုင်ရန်။',
  preview: 'ပြောင်းလဲမည့်အရာများ ပြရန်',
  movesNothing: 'မည်သည့် လောင်းကြေးမျှ ပြောင်းလဲမည် မဟုတ်ပါ။',
  movedBets: 'လောင်းကြေးများ',
  movedMembers: 'အသင်းဝင်များ',
  wouldPay: 'ပေးရမည့်ငွေ',
  wouldTake: 'ပြန်ယူမည့်ငွေ',
};
