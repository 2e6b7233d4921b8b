import type { IconName } from '@hintha/ui';
import type { MemberPage } from '../../shared/modals.ts';

interface MenuEntry {
  page: MemberPage;
  /** Its name among the messages of the member centre. */
  name: 'myAccount' | 'bettingRecord';
  icon: IconName;
}

/** The pages of the member centre, in the order of its menu. */
export const MENU: readonly MenuEntry[] = [
  { page: 'securityCenter', name: 'myAccount', icon: 'user' },
  { page: 'personalHistoryCopy', name: 'bettingRecord', icon: 'history' },
];
