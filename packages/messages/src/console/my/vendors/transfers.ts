import type { ConsoleMessages } from '../../en/index.ts';

export const transfers: ConsoleMessages['transfers'] = {
  title: 'ပိုက်ဆံအိတ်ချင်း လွှဲငွေ',
  one: 'လွှဲငွေ {{id}}',
  empty: 'ဆုံးဖြတ်ရန် စောင့်နေသော လွှဲငွေ မရှိပါ။',
  views: { manual: 'ဆုံးဖြတ်ရန်', open: 'မပြီးသေး', over: 'ပြီးပြီ' },
  account: 'အကောင့်',
  age: 'စောင့်ချိန်',
  direction: 'ဦးတည်ရာ',
  directions: { in: 'ဂိမ်းကုမ္ပဏီသို့', out: 'ဂိမ်းကုမ္ပဏီမှ' },
  vendor: 'ဂိမ်းကုမ္ပဏီ',
  amount: 'ပမာဏ',
  state: 'အခြေအနေ',
  states: { open: 'မေးနေဆဲ', manual: 'ဆုံးဖြတ်ရန်', done: 'ပြီးပြီ', refused: 'မဆောင်ရွက်ဖြစ်' },
  attempts: 'မေးခဲ့သည့်အကြိမ်',
  transferId: 'ကုမ္ပဏီဘက် အမှတ်',
  createdAt: 'စတင်ချိန်',
  closedAt: 'ပြီးဆုံးချိန်',
  why: 'အကြောင်းရင်း',
  reasons: {
    insufficient_funds: 'ကုမ္ပဏီ ပိုက်ဆံအိတ်ထဲ ငွေမလုံလောက်',
    vendor_refused: 'ကုမ္ပဏီက ငြင်းပယ်သည်',
    not_arrived: 'ကုမ္ပဏီထံ မရောက်ခဲ့ပါ',
  },
  note: 'ပေးထားသော အကြောင်းပြချက်',
  hints: {
    in: 'ငွေသည် ပင်မပိုက်ဆံအိတ်မှ ထွက်ပြီး ကုမ္ပဏီက ရသည်မရသည် မပြောသေးပါ။',
    out: 'ငွေသည် ကုမ္ပဏီမှ ထွက်သည်မထွက်သည် မပြောသေးပါ။ ဘာမှ ထည့်မပေးရသေးပါ။',
  },
  ask: 'ကုမ္ပဏီကို မေးရန်',
  done: {
    open: 'ကုမ္ပဏီက မဖြေပါ။',
    manual: 'ကုမ္ပဏီက မဖြေပါ။',
    done: 'ကုမ္ပဏီက ဆောင်ရွက်ပြီးပါပြီ။',
    refused: 'ကုမ္ပဏီက မဆောင်ရွက်ခဲ့ပါ။',
  },
  carriedOut: 'ဆောင်ရွက်ခဲ့သည်',
  notCarriedOut: 'မဆောင်ရွက်ခဲ့ပါ',
  consequences: {
    in: {
      carriedOut: '{{account}} ၏ {{amount}} ကို ကုမ္ပဏီတွင် ရှိသည်ဟု ယူဆမည်။',
      notCarriedOut: '{{amount}} ကို {{account}} ၏ ပင်မပိုက်ဆံအိတ်သို့ ပြန်ထည့်မည်။',
    },
    out: {
      carriedOut: '{{amount}} ကို {{account}} ၏ ပင်မပိုက်ဆံအိတ်သို့ ထည့်မည်။',
      notCarriedOut: '{{account}} ၏ {{amount}} ကို ကုမ္ပဏီတွင် ရှိနေသေးသည်ဟု ယူဆမည်။',
    },
  },
  decided: 'ဆုံးဖြတ်ပြီးပါပြီ။',
};
