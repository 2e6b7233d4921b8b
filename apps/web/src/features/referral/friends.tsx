import { EmptyState, Icon, Money, Tag, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../shared/format/format-time.ts';
import { ListLine } from '../../shared/lists/list-line.tsx';
import { PageTurner } from '../../shared/lists/page-turner.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './referral.module.css';
import type { Referral } from './use-referral.ts';

type Friend = Referral['list'][number];

const LOOKS: Record<Friend['state'], TagLook> = {
  JOINED: 'info',
  DEPOSITED: 'warning',
  QUALIFIED: 'good',
  MISSED: 'plain',
};

interface FriendsProps {
  referral: Referral;
  pageNo: number;
  onTurn: (pageNo: number) => void;
}

/** Who came by the code, the newest first. */
export const Friends = ({ referral: { list, totalPages, invited }, pageNo, onTurn }: FriendsProps) => {
  const { t } = useTranslation('account');
  if (invited === 0)
    return (
      <EmptyState
        sign={<Icon name="users" size={32} />}
        title={t('referral.emptyTitle')}
        text={t('referral.emptyText')}
      />
    );
  return (
    <section className={styles.friends}>
      <h3>{t('referral.friends')}</h3>
      <ul>
        {list.map((friend) => (
          <FriendLine key={`${friend.joinedAt}/${friend.name}`} friend={friend} />
        ))}
      </ul>
      {totalPages > 1 && <PageTurner page={pageNo} pages={totalPages} onTurn={onTurn} />}
    </section>
  );
};

/** How far a friend has come, and what it has brought. */
const FriendLine = ({ friend: { name, joinedAt, state, earned } }: { friend: Friend }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <ListLine
      name={name}
      amount={<Money amount={earned} symbol={symbol} />}
      note={t('referral.joined', { at: formatInstant(joinedAt) })}
      state={<Tag look={LOOKS[state]}>{t(`referral.states.${state}`)}</Tag>}
    />
  );
};
