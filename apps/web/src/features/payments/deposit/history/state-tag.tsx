import { Tag, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../use-deposits.ts';

const LOOKS: Record<Deposit['state'], TagLook> = {
  CREATED: 'warning',
  AWAITING: 'warning',
  SUBMITTED: 'info',
  MATCHING: 'info',
  CREDITED: 'good',
  EXPIRED: 'plain',
  REJECTED: 'bad',
  FAILED: 'bad',
  REVIEW: 'info',
  CHARGEBACK: 'bad',
};

/** How a deposit stands, in a word and a colour. */
export const StateTag = ({ state }: { state: Deposit['state'] }) => {
  const { t } = useTranslation('account');
  return <Tag look={LOOKS[state]}>{t(`deposit.states.${state}`)}</Tag>;
};
