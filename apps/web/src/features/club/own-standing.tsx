import { EmptyState, Tag } from '@hintha/ui';
import { addMoney, formatAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../shared/chart/day-text.ts';
import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { shareOf } from '../../shared/money/share-of.ts';
import { signedMoney } from '../../shared/money/signed-money.ts';
import { Meter } from '../../shared/parts/meter.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './club.module.css';
import { Rung } from './rung.tsx';
import type { Ladder, Level, Standing } from './use-club.ts';

interface OwnStandingProps {
  standing: Standing;
  ladder: Ladder;
}

/** The own level, what the next one still asks for, and what keeps the own one. */
export const OwnStanding = ({ standing, ladder }: OwnStandingProps) => {
  const { t } = useTranslation('account');
  const own = ladder.levels[standing.rankLevel - 1];
  if (own === undefined) return null;
  return (
    <section className={styles.own} aria-labelledby="club-own">
      <div className={styles.ownHead}>
        <Rung rank={own.rankLevel} large />
        <div>
          <h2 id="club-own">{t('club.yours')}</h2>
          <p>
            <Tag look="vip">{own.labelName}</Tag>
            {standing.since !== null && (
              <small className="num">{t('club.since', { at: formatInstant(standing.since) })}</small>
            )}
          </p>
        </div>
      </div>
      <WayUp standing={standing} ladder={ladder} />
      <Kept standing={standing} ladder={ladder} label={own.labelName} />
    </section>
  );
};

const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);

const WayUp = ({ standing: { next, countedTo, ...had }, ladder }: OwnStandingProps) => {
  const { t } = useTranslation('account');
  const above = next === null ? undefined : ladder.levels[next.rankLevel - 1];
  if (next === null || above === undefined) return <p className={styles.note}>{t('club.top')}</p>;
  const isReady = [next.deposited, next.bet, next.recent ?? ''].every(isNothing);
  return (
    <div className={styles.way}>
      <h3>{t('club.way', { level: above.labelName })}</h3>
      <Measure name={t('club.deposited')} had={had.deposited} left={next.deposited} asked={above.deposited} />
      <Measure name={t('club.bet')} had={had.bet} left={next.bet} asked={above.bet} />
      {next.recent !== null && had.kept !== null && (
        <Measure
          name={t('club.recent', { days: ladder.keptDays })}
          had={had.kept.recent}
          left={next.recent}
          asked={sumOf(had.kept.recent, next.recent)}
        />
      )}
      <p className={styles.note}>{isReady ? t('club.ready') : t('club.both')}</p>
      <p className={styles.note}>{t('club.counted', { day: dayText(countedTo) })}</p>
    </div>
  );
};

const sumOf = (one: string, other: string): string =>
  formatAmount(addMoney(signedMoney(one), signedMoney(other)));

interface MeasureProps {
  name: string;
  had: string;
  left: string;
  asked: string;
}

/** How much of one thing that is asked for is there. */
const Measure = ({ name, had, left, asked }: MeasureProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const text = t('club.progress', { had: formatMoney(had, symbol), asked: formatMoney(asked, symbol) });
  return (
    <div className={styles.measure}>
      <p className={styles.measureHead}>
        <b>{name}</b>
        <span>{isNothing(left) ? t('club.done') : t('club.left', { left: formatMoney(left, symbol) })}</span>
      </p>
      <Meter name={name} share={shareOf(had, asked)} valueText={text} />
      <p className={styles.note}>{text}</p>
    </div>
  );
};

const Kept = ({ standing: { kept }, ladder, label }: OwnStandingProps & { label: string }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  if (kept === null) return null;
  const values = {
    asked: formatMoney(kept.asked, symbol),
    recent: formatMoney(kept.recent, symbol),
    days: formatNumber(ladder.keptDays),
    from: formatInstant(kept.from),
  };
  return (
    <div className={styles.kept}>
      <h3>{t('club.kept', { level: label })}</h3>
      <p className={styles.note}>{t('club.keptText', values)}</p>
    </div>
  );
};

interface HistoryProps {
  moves: readonly (Pick<Level, 'labelName' | 'rankLevel'> & { at: number })[];
}

/** The levels that were come to, the newest first. */
export const History = ({ moves }: HistoryProps) => {
  const { t } = useTranslation('account');
  return (
    <section className={styles.history} aria-labelledby="club-history">
      <h2 id="club-history">{t('club.history')}</h2>
      {moves.length === 0 ? (
        <EmptyState title={t('club.none')} />
      ) : (
        <ol>
          {moves.map(({ labelName, rankLevel, at }, index) => (
            <li key={`${at} ${index}`}>
              <Rung rank={rankLevel} />
              <b>{labelName}</b>
              <span className="num">{formatInstant(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
