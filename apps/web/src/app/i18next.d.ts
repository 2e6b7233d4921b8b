import 'i18next';
import type { CentreMessages, ConsoleMessages, Messages } from '@hintha/messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: Messages; centre: CentreMessages; console: ConsoleMessages };
  }
}
