import { Tag } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatShare } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './club.module.css';
import { Rung } from './rung.tsx';
import type { Level } from './use-club.ts';

interface LadderViewProps {
  levels: readonly Level[];
  /** Null for who stands on none. */
  own: number | null;
}

/** Every level from the first up, with what it asks for and what it gives. */
export const LadderView = ({ levels, own }: LadderViewProps) => {
  const { t } = useTranslation('account');
  return (
    <section className={styles.ladder} aria-labelledby="club-ladder">
      <h2 id="club-ladder">{t('club.ladder')}</h2>
      <ol>
        {levels.map((level) => (
          <LevelCard key={level.rankLevel} level={level} isOwn={level.rankLevel === own} />
        ))}
      </ol>
    </section>
  );
};

const LevelCard = ({ level, isOwn }: { level: Level; isOwn: boolean }) => {
  const { t } = useTranslation('account');
  return (
    <li className={styles.level} aria-current={isOwn || undefined}>
      <div className={styles.levelHead}>
        <Rung rank={level.rankLevel} />
        <h3>{level.labelName}</h3>
        {isOwn && <Tag look="vip">{t('club.own')}</Tag>}
      </div>
      <Asked level={level} />
      <Given level={level} />
    </li>
  );
};

/** The whole amounts of settings go without their hundredths. */
const useAmount = () => {
  const symbol = useCurrencySymbol();
  return (amount: string): string => formatMoney(amount, symbol).replace(/\.00$/, '');
};

const Asked = ({ level: { rankLevel, deposited, bet } }: { level: Level }) => {
  const { t } = useTranslation('account');
  const amount = useAmount();
  if (rankLevel === 1) return <p className={styles.asked}>{t('club.begin')}</p>;
  return (
    <dl className={styles.asked} aria-label={t('club.asks')}>
      <Line name={t('club.deposited')}>{amount(deposited)}</Line>
      <Line name={t('club.bet')}>{amount(bet)}</Line>
    </dl>
  );
};

const Given = ({ level }: { level: Level }) => {
  const { t } = useTranslation('account');
  const amount = useAmount();
  return (
    <dl className={styles.given} aria-label={t('club.gives')}>
      {/[1-9]/.test(level.bonus) && <Line name={t('club.bonus')}>{amount(level.bonus)}</Line>}
      <Line name={t('club.cashback')}>
        {t('club.cashbackText', { share: formatShare(level.cashback), most: amount(level.mostCashback) })}
      </Line>
      <Line name={t('club.free')}>{t('club.freeText', { times: formatNumber(level.freePerDay) })}</Line>
      <Line name={t('club.withdrawal')}>{t('club.upTo', { amount: amount(level.mostPerDay) })}</Line>
      <Line name={t('club.deposits')}>
        {t('club.depositsText', {
          amount: amount(level.mostDeposited),
          times: formatNumber(level.mostDeposits),
        })}
      </Line>
      <Line name={t('club.points')}>{t('club.pointsText', { factor: level.points })}</Line>
    </dl>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
