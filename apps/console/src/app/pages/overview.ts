import { late, type PageLine } from './page-line.ts';

/** What comes first for those who run the operator. */
export const OVERVIEW: readonly PageLine[] = [
  {
    path: '/dashboard',
    name: (t) => t('business.title'),
    icon: 'chart',
    keys: 'g .',
    needs: 'readBusiness',
    Page: late(async () => (await import('../../features/finance/business/index.ts')).DashboardPage),
  },
];
