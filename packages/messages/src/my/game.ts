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
};
