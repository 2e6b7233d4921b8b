import { EmptyState, Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../shared/format/format-time.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../shared/parts/choice-chips.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { PromotionArt } from '../../shared/promotions/promotion-art.tsx';
import styles from './missions.module.css';
import { Prizes } from './prizes.tsx';
import {
  useLeaderboard,
  type Leaderboard,
  type LeaderboardPeriod,
  type LeaderboardRow,
} from './use-missions.ts';

/** Who has bet the most in a week; the player's own row stays in sight. */
export const Ranking = () => {
  const { t } = useTranslation('account');
  const [period, setPeriod] = useState<LeaderboardPeriod>('current');
  const words = {
    waiting: t('missions.leaderboardLoading'),
    failedTitle: t('missions.leaderboardFailedTitle'),
    failedText: t('missions.leaderboardFailedText'),
  };
  return (
    <>
      <PromotionArt name="leaderboard" shape="low" />
      <ChoiceChips<LeaderboardPeriod>
        label={t('missions.periods')}
        choices={[
          { value: 'current', name: t('missions.current') },
          { value: 'last', name: t('missions.last') },
        ]}
        chosen={period}
        onChoose={setPeriod}
      />
      <ReadList read={useLeaderboard(period)} words={words}>
        {(leaderboard) => (
          <>
            <p className={styles.text}>{t('missions.leaderboardText')}</p>
            <Standing leaderboard={leaderboard} />
            <Ranks leaderboard={leaderboard} />
            <Prizes prizes={leaderboard.prizes} />
          </>
        )}
      </ReadList>
    </>
  );
};

/** The days of the week, and whether its ranks still move. */
const Standing = ({ leaderboard: { from, to, final, updatedAt } }: { leaderboard: Leaderboard }) => {
  const { t } = useTranslation('account');
  const days = `${formatInstant(from).slice(0, 10)} – ${formatInstant(to - 1).slice(0, 10)}`;
  return (
    <p className={styles.text}>
      <span className="num">{days}</span>
      {updatedAt !== null && !final && ` · ${t('missions.updated', { at: formatInstant(updatedAt) })}`}
      <br />
      {t(final ? 'missions.final' : 'missions.settles')}
    </p>
  );
};

const Ranks = ({ leaderboard: { rows, own, period } }: { leaderboard: Leaderboard }) => {
  const { t } = useTranslation('account');
  if (rows.length === 0)
    return (
      <EmptyState
        sign={<Icon name="trophy" size={32} />}
        title={t('missions.leaderboardEmptyTitle')}
        text={t('missions.leaderboardEmptyText')}
      />
    );
  return (
    <div className={styles.leaderboard}>
      {/* Its rows may be more than the page is high; the keyboard moves it as the wheel does. */}
      <div className={styles.scroll} role="region" aria-label={t('missions.leaderboard')} tabIndex={0}>
        <table className={styles.ranks}>
          <thead>
            <tr>
              <th scope="col">{t('missions.rank')}</th>
              <th scope="col">{t('missions.player')}</th>
              <th scope="col">{t('missions.score')}</th>
              <th scope="col" className={styles.beside}>
                {t('missions.prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.rank} row={row} />
            ))}
          </tbody>
          {own !== null && (
            <tfoot>
              <Row row={own} />
            </tfoot>
          )}
        </table>
      </div>
      {own === null && (
        <p className={styles.text}>
          {t(period === 'current' ? 'missions.notRanked' : 'missions.notRankedLast')}
        </p>
      )}
    </div>
  );
};

const Row = ({ row: { rank, player, score, prize, own } }: { row: LeaderboardRow }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <tr data-own={own || undefined} data-top={rank <= 3 || undefined}>
      <td className="num">{rank}</td>
      <th scope="row">
        <bdi>{player}</bdi>
        {own && <span className={styles.you}> {t('missions.you')}</span>}
      </th>
      <td>
        <Money amount={score} symbol={symbol} />
        {prize !== null && (
          <small className={styles.below}>
            {t('missions.prize')} <Money amount={prize} symbol={symbol} />
          </small>
        )}
      </td>
      <td className={styles.beside}>{prize === null ? '–' : <Money amount={prize} symbol={symbol} />}</td>
    </tr>
  );
};
