import { Money, Tag, type TagLook } from '@hintha/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { Requirement } from '../own-queries.ts';
import { FilledBy } from './filled-by.tsx';
import styles from './meter.module.css';
import { shareOf } from './share.ts';

const LOOKS: Record<Requirement['state'], TagLook> = {
  OPEN: 'warning',
  FULFILLED: 'good',
  CLEARED: 'info',
  FORFEIT: 'bad',
  REVOKED: 'plain',
};

/** One requirement: where it comes from, how much of it is played, until when; opened, the bets that did it. */
export const RequirementBar = ({ requirement }: { requirement: Requirement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { kind, reference, state, target, progress } = requirement;
  const share = shareOf(progress, target);
  const words = t('withdraw.turnover.meter', {
    done: formatMoney(progress, symbol),
    target: formatMoney(target, symbol),
  });
  return (
    <article className={styles.bar} aria-labelledby={id}>
      <p className={styles.source} id={id}>
        {t(`withdraw.turnover.source.${kind}`)} <span className="num">{reference}</span>{' '}
        <Tag look={LOOKS[state]}>{t(`withdraw.turnover.states.${state}`)}</Tag>
      </p>
      <div
        className={styles.track}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={words}
      >
        <i style={{ inlineSize: `${share}%` }} />
      </div>
      <DetailList requirement={requirement} />
      <button type="button" className={styles.open} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'withdraw.turnover.hideBets' : 'withdraw.turnover.showBets')}
        <span className="visually-hidden"> {reference}</span>
      </button>
      {open && <FilledBy id={requirement.id} />}
    </article>
  );
};

const DetailList = ({ requirement }: { requirement: Requirement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { target, progress, remaining, base, multiple, maxStake, expiresAt } = requirement;
  return (
    <>
      <dl className={styles.details}>
        {(
          [
            ['needed', target],
            ['filled', progress],
            ['left', remaining],
          ] as const
        ).map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`withdraw.turnover.${name}`)}</dt>
            <dd>
              <Money amount={amount} symbol={symbol} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        {t('withdraw.turnover.sum', { base: formatMoney(base, symbol), multiple })}
        {maxStake !== null &&
          ` ${t('withdraw.turnover.maxStake', { amount: formatMoney(maxStake, symbol) })}`}
        {expiresAt !== null && ` ${t('withdraw.turnover.expires', { at: formatInstant(expiresAt) })}`}
      </p>
    </>
  );
};
