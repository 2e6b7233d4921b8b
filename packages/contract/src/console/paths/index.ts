import { AGENTS_PATHS } from './agents.ts';
import { BETTING_PATHS } from './betting.ts';
import { MEMBERS_PATHS } from './members.ts';
import { MONEY_PATHS } from './money.ts';
import { OFFICE_PATHS } from './office.ts';
import { PROMOTIONS_PATHS } from './promotions.ts';
import { SITE_PATHS } from './site.ts';
import { SUPPORT_PATHS } from './support.ts';

export { ADDRESS_READERS, CONTACT_READERS } from './members.ts';
export { NOTIFICATION_READERS } from './office.ts';

/** Method, path and audience of every call of the console, apart from the schemas. */
export const CONSOLE_PATHS = {
  ...OFFICE_PATHS,
  ...MEMBERS_PATHS,
  ...AGENTS_PATHS,
  ...MONEY_PATHS,
  ...PROMOTIONS_PATHS,
  ...SUPPORT_PATHS,
  ...BETTING_PATHS,
  ...SITE_PATHS,
} as const;

export type ConsoleCall = keyof typeof CONSOLE_PATHS;
