import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api.ts';

/** What the figures say of themselves while they are read and when they cannot be. */
export const useTeamWords = (error: unknown = null) => {
  const { t } = useTranslation('account');
  const isUnknown = error instanceof CallError && error.code === 'not_found';
  return {
    waiting: t('profit.loading'),
    failedTitle: isUnknown ? t('teams.unknown') : t('profit.failedTitle'),
    failedText: t('teams.failedText'),
  };
};
