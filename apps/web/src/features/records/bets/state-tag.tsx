import { Tag, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from './use-bets.ts';

const LOOKS: Record<Bet['state'], TagLook> = {
  PENDING: 'warning',
  WIN: 'good',
  LOSE: 'plain',
  PUSH: 'info',
  VOID: 'bad',
};

/** How a bet ended, in a word and a colour. */
export const StateTag = ({ state }: { state: Bet['state'] }) => {
  const { t } = useTranslation();
  return <Tag look={LOOKS[state]}>{t(`records.states.${state}`)}</Tag>;
};
