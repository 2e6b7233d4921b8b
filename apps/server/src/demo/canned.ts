import { transaction } from '@hintha/platform';
import type { AppContext } from '../app-context.ts';
import { SYSTEM } from '../modules/audit/index.ts';
import { listCanned, saveCanned } from '../modules/support/index.ts';

const ANSWERS = [
  {
    shortcut: 'hello',
    en: 'Hello, thank you for writing to us. What can we do for you?',
    my: 'မင်္ဂလာပါ၊ ဆက်သွယ်ပေးသည့်အတွက် ကျေးဇူးတင်ပါသည်။ ဘာကူညီပေးရမလဲ။',
  },
  {
    shortcut: 'order',
    en: 'Please tell us the number of the order. You find it in the account record.',
    my: 'မှာယူမှုနံပါတ်ကို ပြောပြပေးပါ။ အကောင့်မှတ်တမ်းတွင် ကြည့်နိုင်ပါသည်။',
  },
  {
    shortcut: 'password',
    en: 'We never ask for a password or a code. Please keep them to yourself.',
    my: 'စကားဝှက်နှင့် ကုဒ်များကို ကျွန်ုပ်တို့ ဘယ်တော့မှ မမေးပါ။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
  },
];

/** Answers at hand to begin with; where there is one already, nothing is added. */
export const keepDemoAnswers = async (ctx: AppContext): Promise<void> => {
  if ((await listCanned(ctx.db)).length > 0) return;
  await transaction(ctx.db, async (tx) => {
    for (const answer of ANSWERS) await saveCanned(ctx, tx, { ...answer, actor: SYSTEM });
  });
};
