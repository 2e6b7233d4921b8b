import type { turnover } from '@hintha/contract';
import { useTranslation } from 'react-i18next';
import { useBonusName } from '../../shared/bonuses/use-bonus-name.ts';

/** What people call a requirement: the deposit by its order, the bonus by its kind. */
export const useRequirementName = () => {
  const { t } = useTranslation('account');
  const bonusName = useBonusName();
  return ({ kind, reference }: Pick<turnover.RequirementView, 'kind' | 'reference'>): string => {
    if (kind === 'DEPOSIT') return t('bonuses.deposit', { order: reference });
    // Behind its kind a bonus carries what it was given for, such as its day.
    return bonusName(reference.split(':')[0] ?? '');
  };
};
