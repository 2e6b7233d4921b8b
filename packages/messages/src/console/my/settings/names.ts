import type { ConsoleMessages } from '../../en/index.ts';
import { club } from './club.ts';

export const names: ConsoleMessages['settings']['names'] = {
  site: {
    maintenance: 'ပြုပြင်ထိန်းသိမ်းမှု',
    blockedCountries: 'ပိတ်ထားသော နိုင်ငံများ',
    domainList: 'ဆိုက်၏ လိပ်စာများ',
    loginedToHomePage: 'ဝင်ပြီးနောက် ပင်မစာမျက်နှာသို့',
    resources: 'ဒေါင်းလုဒ်များ',
    company: 'ကုမ္ပဏီအမည်',
    licences: 'လိုင်စင်နှင့် အမှတ်တံဆိပ်များ',
    gtagId: 'လာရောက်မှု ရေတွက်ရန် အိုင်ဒီ',
    imageCDNs: 'ပုံများ၏ လိပ်စာ',
    launchGameCDNs: 'ဂိမ်းများ၏ လိပ်စာ',
  },
  support: {
    customerService: 'ဝန်ဆောင်မှု ဆက်သွယ်ရန်',
    unansweredMinutes: 'ဝန်ထမ်းမရှိသော ချတ် အမှုအဖြစ်ပြောင်းရန်',
    silentHours: 'တိတ်နေသော ချတ် ပြီးဆုံးရန်',
  },
  registration: {
    registerCaptcha: 'စာရင်းသွင်းချိန် ပုံစာသား',
    trialsPerHour: 'ကွန်ရက်တစ်ခုမှ တစ်နာရီ အစမ်းအကောင့်',
  },
  vendors: {
    isSingle: 'ပိုက်ဆံအိတ် တစ်ခုတည်း',
    secretOverlapMinutes: 'ဂိမ်းကုမ္ပဏီ၏ လျှို့ဝှက်ကုဒ်ဟောင်း ဆက်သုံးနိုင်ချိန်',
  },
  points: {
    pointsRatio: 'အမှတ် တစ်ရာ၏ တန်ဖိုး',
    leastConverted: 'အနည်းဆုံး ပြောင်းနိုင်သော အမှတ်',
    convertedMultiple: 'ပြောင်းထားသောငွေ လောင်းရမည့်အကြိမ်',
  },
  payments: {
    withdrawals: {
      least: 'အနည်းဆုံး ထုတ်ငွေ',
      mostPerDay: 'တစ်ရက်လျှင် ထုတ်ခွင့်',
      feePercent: 'အခမဲ့ပြီးနောက် ဝန်ဆောင်ခ',
      leastFee: 'အနည်းဆုံး ဝန်ဆောင်ခ',
      walletLeast: 'ဖုန်းပိုက်ဆံအိတ်သို့ အနည်းဆုံး ပေးငွေ',
      walletMost: 'ဖုန်းပိုက်ဆံအိတ်သို့ အများဆုံး ပေးငွေ',
      bankLeast: 'ဘဏ်သို့ အနည်းဆုံး ပေးငွေ',
      bankMost: 'ဘဏ်သို့ အများဆုံး ပေးငွေ',
      usdtLeast: 'USDT ဖြင့် အနည်းဆုံး ပေးငွေ',
      usdtMost: 'USDT ဖြင့် အများဆုံး ပေးငွေ',
      large: 'နှစ်ဦးလိုသော ငွေပမာဏကြီး',
      recentPayeeDays: 'ငွေလက်ခံသူကို အသစ်ဟု ယူဆသည့်ကာလ',
      mostRatio: 'သွင်းငွေ၏ အဆ အများဆုံး ထုတ်ငွေ',
      ratioDays: 'အဆတွက်ရန် နောက်ပြန်ကြည့်သည့်ရက်',
      cardHoldHours: 'ကတ်ငွေ ထိန်းထားသည့်ကာလ',
      mostPayees: 'အသင်းဝင်တစ်ဦး၏ ငွေလက်ခံသူ အရေအတွက်',
      payeeRestHours: 'ငွေလက်ခံသူအသစ် စောင့်ရသည့်ကာလ',
      claimHours: 'မရရှိကြောင်း တိုင်နိုင်သည့်ကာလ',
      autoReceiptMinutes: 'ငွေရရှိဟု ယူဆရန် မိနစ်',
    },
    coins: {
      least: 'အနည်းဆုံး သွင်းရမည့် ကွိုင်',
      confirmations: 'ကွိုင်အတွက် လိုသော အတည်ပြုကြိမ်',
      rateMinutes: 'ပေးပို့ထားသော ငွေလဲနှုန်း သက်တမ်း',
      rateKeptMinutes: 'အော်ဒါက ငွေလဲနှုန်း ထိန်းထားသည့်ကာလ',
    },
    deposits: {
      matchMinutes: 'အချိန်ကုန်ပြီးနောက် ငွေလွှဲ တိုက်ဆိုင်ခွင့်',
      amountKeptMinutes: 'QR ငွေပမာဏ အော်ဒါနှင့်တွဲထားသည့်ကာလ',
      claimedHours: 'ငွေလွှဲတစ်ခုတည်းကို တောင်းဆိုမှု ရှာသည့်ကာလ',
      revivalHours: 'အော်ဒါ ပြန်ဖွင့်နိုင်သည့်ကာလ',
    },
  },
  agents: {
    transfers: {
      least: 'အထက်သို့ အနည်းဆုံး လွှဲငွေ',
      most: 'အထက်သို့ အများဆုံး လွှဲငွေ',
      mostPerDay: 'အထက်သို့ တစ်ရက် လွှဲငွေ',
    },
  },
  referral: {
    leastDeposit: 'သူငယ်ချင်း၏ အနည်းဆုံး ပထမသွင်းငွေ',
    times: 'ထိုသွင်းငွေကို လောင်းရမည့်အကြိမ်',
    qualifyingDays: 'လောင်းရမည့်ရက်',
    depositRate: 'ပထမသွင်းငွေမှ ဝေစု',
    mostForDeposit: 'ပထမသွင်းငွေအတွက် အများဆုံး',
    welcome: 'သူငယ်ချင်း ရမည့်ငွေ',
    playRate: 'လောင်းငွေမှ ဝေစု',
    playDays: 'ဝေစုရသည့်ရက်',
  },
  raffles: {
    depositPerTicket: 'လက်မှတ်တစ်စောင်အတွက် သွင်းငွေ',
    betPerTicket: 'လက်မှတ်တစ်စောင်အတွက် လောင်းငွေ',
    mostTickets: 'မဲတစ်ခုတွင် တစ်ဦး၏ လက်မှတ်',
  },
  turnover: {
    lowBalance: 'လောင်းရန် နည်းလွန်းသော လက်ကျန်',
  },
  bonuses: {
    mostStake: 'ဘောနပ်စ်အတွက် ရေတွက်သော အများဆုံး လောင်းငွေ',
    stakeRate: 'သို့မဟုတ် ဘောနပ်စ်၏ ဝေစု',
    leastCashback: 'အနည်းဆုံး ငွေပြန်အမ်း',
    levelKeptDays: 'အဆင့် စစ်သည့်ကာလ',
    levelKeptRate: 'အဆင့်ထိန်းရန် လောင်းငွေ ဝေစု',
  },
  missions: {
    prizeDays: 'အဆင့်ဇယားဆု ယူနိုင်သည့်ကာလ',
  },
  protection: {
    withdrawalHoldHours: 'လုံခြုံရေးအချက် ပြောင်းပြီးနောက် ငွေမထုတ်ရသည့်ကာလ',
  },
  identity: {
    captchaAfter: 'ပုံစာသား မတောင်းမီ ဝင်ရောက်မှု မအောင်မြင်ကြိမ်',
    captchaMinutes: 'ဝင်ရောက်မှု မအောင်မြင်ခြင်း ရေတွက်ကာလ',
    lockAfter: 'ကွန်ရက်အသစ် ပိတ်မီ မအောင်မြင်ကြိမ်',
    lockMinutes: 'ပိတ်ထားသည့်ကာလ',
    passwordAttempts: 'စကားဝှက်ဟောင်း စမ်းခွင့်',
    passwordMinutes: 'စကားဝှက် စမ်းခြင်း ရေတွက်ကာလ',
    authenticatorAttempts: 'အတည်ပြုကုဒ် စမ်းခွင့်',
    authenticatorMinutes: 'ထိုစမ်းခြင်း ရေတွက်ကာလ',
    paymentPasswordAttempts: 'ငွေထုတ်စကားဝှက် စမ်းခွင့်',
    paymentPasswordMinutes: 'ငွေထုတ်စကားဝှက် ပိတ်ထားသည့်ကာလ',
  },
  approvals: {
    proposalHours: 'တင်ပြချက် ခွင့်ပြုနိုင်သည့်ကာလ',
  },
  members: {
    picturesPerDay: 'အသင်းဝင်တစ်ဦး တစ်ရက် ပုံအရေအတွက်',
    pictureMegabytes: 'တစ်ရက် ပုံများ မဂ္ဂါဘိုက်',
  },
  club,
};
