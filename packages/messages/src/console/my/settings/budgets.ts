/** What each bound of a budget is called. */
const boundsOf = (line: string) => ({
  mostEach: `${line} - ဒုတိယလူမပါဘဲ တစ်ကြိမ်လျှင် အများဆုံး`,
  mostPerDay: `${line} - တစ်ရက်လျှင် အများဆုံး`,
  mostPerMonth: `${line} - တစ်လလျှင် အများဆုံး`,
});

/** The budgets by what they are for. */
export const budgetLines = {
  bonuses: 'ဘောနပ်စ်များ',
  missions: 'မစ်ရှင်နှင့် အဆင့်ဇယား',
  raffles: 'ကံစမ်းမဲများ',
  cashback: 'ငွေပြန်အမ်း',
  referral: 'မိတ်ဆက်ခြင်း',
  points: 'ငွေဖြစ်သွားသော အမှတ်များ',
  rewards: 'လက်ဆောင်ဆိုင်',
  adjustments: 'လက်ဖြင့် ပြင်ဆင်ချက်များ',
  manualDeposits: 'လက်ဖြင့် အတည်ပြုသော ငွေသွင်းမှုများ',
  contracts: 'စာချုပ်အရ ပေးငွေများ',
  rebates: 'အေးဂျင့်လိုင်းအလိုက် ပြန်အမ်းငွေ',
};

const ruledBoundsOf = (line: string) => ({
  ...boundsOf(line),
  mostPerRule: `${line} - စည်းမျဉ်းတစ်ခုက တစ်ယောက်တည်း၏ ဆုံးဖြတ်ချက်ဖြင့် တစ်ရက်လျှင် အများဆုံး ကုန်ကျစရိတ်`,
});

export const budgets = {
  bonuses: ruledBoundsOf(budgetLines.bonuses),
  missions: ruledBoundsOf(budgetLines.missions),
  raffles: ruledBoundsOf(budgetLines.raffles),
  cashback: ruledBoundsOf(budgetLines.cashback),
  referral: ruledBoundsOf(budgetLines.referral),
  points: boundsOf(budgetLines.points),
  rewards: ruledBoundsOf(budgetLines.rewards),
  adjustments: boundsOf(budgetLines.adjustments),
  manualDeposits: boundsOf(budgetLines.manualDeposits),
  contracts: boundsOf(budgetLines.contracts),
  rebates: boundsOf(budgetLines.rebates),
};
