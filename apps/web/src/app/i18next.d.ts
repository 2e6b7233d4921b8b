import 'i18next';
import type {
  AccountMessages,
  ConsoleMessages,
  LotteryMessages,
  Messages,
  SportsMessages,
  SabongMessages,
  StudioMessages,
} from '@hintha/messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: {
      site: Messages;
      account: AccountMessages;
      console: ConsoleMessages;
      lottery: LotteryMessages;
      sports: SportsMessages;
      sabong: SabongMessages;
      studio: StudioMessages;
    };
  }
}
