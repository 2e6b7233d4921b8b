import type { Messages } from '../en/index.ts';

export const game: Messages['game'] = {
  hot: 'HOT',
  jackpot: 'JP',
  fresh: 'NEW',
  minBet: 'အနည်းဆုံး',
  play: '{{name}} ကစားရန်၊ {{vendor}}',
  unavailable: '{{name}}၊ {{vendor}}၊ ယခု ကစား၍ မရသေးပါ',
  favourite: 'အကြိုက်ဆုံး – {{name}}',
  resting: 'ပြုပြင်နေသည်',
  loading: 'ဂိမ်းများ ဖွင့်နေသည်',
  about: '{{name}} အကြောင်း',
  start: 'ကစားရန်',
  demo: 'စမ်းသပ်အကောင့်',
  studio: 'ဂိမ်းကုမ္ပဏီ',
  returnToPlayer: 'ကစားသူထံ ပြန်ရနှုန်း (RTP)',
  bets: 'လောင်းကြေး',
  betFrom: '{{amount}} မှ စ၍',
  volatility: 'အတက်အကျနှုန်း',
  volatilities: {
    low: 'နိမ့်',
    medium: 'အလယ်အလတ်',
    high: 'မြင့်',
  },
  detailsFailed: 'အသေးစိတ်ကို ဖွင့်၍ မရပါ။',
};
