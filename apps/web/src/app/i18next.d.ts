import 'i18next';
import type { Messages } from '@hintha/messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: Messages };
  }
}
