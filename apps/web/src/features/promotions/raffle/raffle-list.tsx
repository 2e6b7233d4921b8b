import { EmptyState, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { usePromotionWords } from '../use-promotion-words.ts';
import styles from './raffle.module.css';
import { RaffleCard } from './raffle-card.tsx';
import { useOwnRaffles, useRaffles } from './use-raffles.ts';

/** The raffles, each as it stands for the member where there is one. */
export const RaffleList = ({ isFree }: { isFree: boolean }) => {
  const { t } = useTranslation('account');
  const words = usePromotionWords();
  const own = useOwnRaffles(isFree);
  return (
    <ReadList read={useRaffles()} words={words}>
      {({ list, perTicket }) =>
        list.length === 0 ? (
          <EmptyState
            sign={<Icon name="gift" size={32} />}
            title={t('promotions.raffles.emptyTitle')}
            text={t('promotions.raffles.emptyText')}
          />
        ) : (
          <>
            {own.isError && (
              <ReadList read={own} words={words}>
                {() => null}
              </ReadList>
            )}
            <ul className={styles.raffles} aria-label={t('promotions.raffles.title')}>
              {list.map((raffle) => (
                <RaffleCard
                  key={raffle.id}
                  raffle={raffle}
                  perTicket={perTicket}
                  own={own.data?.find(({ raffleId }) => raffleId === raffle.id) ?? null}
                  waiting={isFree && own.isPending}
                />
              ))}
            </ul>
          </>
        )
      }
    </ReadList>
  );
};
