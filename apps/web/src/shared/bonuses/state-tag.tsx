import type { bonuses } from '@hintha/contract';
import { Icon, Tag, type IconName, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';

type State = bonuses.OfferView['state'];

const LOOKS: Readonly<Record<State, readonly [TagLook, IconName]>> = {
  COMING_SOON: ['vip', 'calendar'],
  JOIN: ['new', 'plus'],
  JOINED: ['info', 'user'],
  PROCESS: ['warning', 'play'],
  APPLYING: ['warning', 'clock'],
  CLAIM: ['good', 'gift'],
  DUE: ['warning', 'clock'],
  CLAIMED: ['info', 'check'],
  ISSUED: ['jackpot', 'wallet'],
  SIGNED: ['good', 'edit'],
  REJECTED: ['bad', 'close'],
  CLOSED: ['plain', 'lock'],
};

/** How something that is given away stands for the player; each state has a colour and a sign of its own. */
export const StateTag = ({ state }: { state: State }) => {
  const { t } = useTranslation('account');
  // A state that a newer house knows looks plain.
  const [look, icon] = new Map(Object.entries(LOOKS)).get(state) ?? LOOKS.CLOSED;
  return (
    <Tag look={look}>
      <Icon name={icon} size={12} />
      {t(`bonuses.offerStates.${state}`)}
    </Tag>
  );
};
