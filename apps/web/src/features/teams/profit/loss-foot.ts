import type { teams } from '@hintha/contract';
import { useTranslation } from 'react-i18next';
import type { Scope } from '../parts/scope-chips.tsx';

export interface FootRow {
  name: string;
  figures: teams.TeamFigures;
  active?: number;
}

interface Sums {
  own: teams.TeamRow;
  totals: teams.TeamFigures;
}

/** What stands below the accounts: the account above them alone and with its team, or what they alone come to. */
export const useFoot = ({ own, totals }: Sums, scope: Scope): FootRow[] => {
  const { t } = useTranslation('account');
  if (scope === 'direct') return [{ name: t('teams.directOnly'), figures: totals }];
  const { account, figures, active } = own;
  return [
    { name: t('teams.own', { account }), figures, active },
    { name: t('teams.withTeam', { account }), figures: totals },
  ];
};
