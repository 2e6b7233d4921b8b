import { buttonClass, EmptyState, Icon, Money, Octagon, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../shared/clock.ts';
import { Cover } from '../../shared/game/cover.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { Link } from '../../shared/router/link.tsx';
import { firstLetterOf } from '../../shared/page/first-letter-of.ts';
import type { Reply } from '../../shared/api.ts';
import { useWinners } from './home-games.ts';
import { howLongAgo } from './how-long-ago.ts';
import { PartFailed } from './part-failed.tsx';
import styles from './winners.module.css';

type Winner = Reply<'listWinners'>[number];

const Row = ({ winner, now }: { winner: Winner; now: number }) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  const { unit, number } = howLongAgo(winner.wonAt, now);
  return (
    <tr>
      <td>
        <span className={styles.player}>
          <span aria-hidden="true">
            <Octagon size={36}>{firstLetterOf(winner.player)}</Octagon>
          </span>
          <span>
            <b>{winner.player}</b>
            <small>{t(`home.winners.${unit}`, { number })}</small>
          </span>
        </span>
      </td>
      <td>
        <span className={styles.game}>
          <span className={styles.cover}>
            <Cover src={winner.cover} width={34} />
          </span>
          <span className={styles.gameName}>
            {winner.gameName}
            {winner.demo && <Tag>{t('home.winners.demo')}</Tag>}
          </span>
        </span>
      </td>
      <td className={styles.prize}>
        <Money amount={winner.prize} symbol={symbol} />
      </td>
    </tr>
  );
};

const Table = ({ winners }: { winners: readonly Winner[] }) => {
  const { t } = useTranslation();
  const now = useServerNow(60_000);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('home.winners.player')}</th>
            <th scope="col">{t('home.winners.game')}</th>
            <th scope="col" className={styles.prize}>
              {t('home.winners.prize')}
            </th>
          </tr>
        </thead>
        <tbody>
          {winners.map((winner) => (
            <Row key={`${winner.wonAt} ${winner.player}`} winner={winner} now={now} />
          ))}
        </tbody>
      </table>
      {winners.some(({ demo }) => demo) && <p className={styles.note}>{t('home.winners.demoText')}</p>}
    </>
  );
};

/** The latest wins, from settled rounds; those of the demonstration say so. */
export const Winners = () => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useWinners();
  const coming = data === undefined && !isError;
  return (
    <section className={`${styles.panel} ${coming ? styles.coming : ''}`} aria-busy={coming}>
      <h2 className={styles.title}>
        <Icon name="trophy" size={20} />
        {t('home.winners.title')}
      </h2>
      {data === undefined && isError && <PartFailed retry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          sign={<Icon name="trophy" size={36} />}
          title={t('home.winners.none')}
          action={
            <Link className={buttonClass({ look: 'soft' })} to="/rng">
              {t('home.search.seeAll')}
            </Link>
          }
        />
      )}
      {data !== undefined && data.length > 0 && <Table winners={data} />}
    </section>
  );
};
