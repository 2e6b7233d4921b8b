import { Tag, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../own-queries.ts';

const LOOKS: Record<Withdrawal['state'], TagLook> = {
  REQUESTED: 'info',
  RISK: 'warning',
  APPROVED: 'info',
  PAYING: 'info',
  CONFIRMING: 'warning',
  COMPLETED: 'good',
  REJECTED: 'bad',
  FAILED: 'bad',
};

/** Where a withdrawal stands, in a word and a colour. */
export const StateTag = ({ state }: { state: Withdrawal['state'] }) => {
  const { t } = useTranslation('account');
  return <Tag look={LOOKS[state]}>{t(`withdraw.states.${state}`)}</Tag>;
};
