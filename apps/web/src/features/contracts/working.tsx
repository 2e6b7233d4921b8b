import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './contracts.module.css';
import { type Settlement, useBranches, useMemberBets } from './use-contracts.ts';

const PARTS = ['stake', 'payout', 'valid', 'rebates', 'cashback', 'bonuses', 'salary'] as const;

/** Everything that a settlement was reckoned from, down to the members and their bets. */
export const Working = ({ settlement }: { settlement: Settlement }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { parts, volume, active, tier, carryBefore, carryAfter, reason } = settlement;
  const lines = [
    ...PARTS.filter((part) => Number(parts[part]) !== 0).map(
      (part) => [t(`contracts.parts.${part}`), formatMoney(parts[part], symbol)] as const,
    ),
    [t('contracts.net'), formatMoney(parts.net, symbol)],
    [t('contracts.volume'), formatMoney(volume, symbol)],
    [t('contracts.activeMember'), formatNumber(active)],
    [t('contracts.carryBefore'), carryBefore],
    [t('contracts.tierReached'), tier === null ? t('contracts.noTier') : String(tier)],
    [t('contracts.carryAfter'), carryAfter],
  ] as const;
  return (
    <div className={styles.working}>
      {reason !== null && <p>{t('contracts.correction', { reason })}</p>}
      <dl>
        {lines.map(([name, text]) => (
          <div key={name} className={styles.head}>
            <dt>{name}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      <Branches settlement={settlement} />
    </div>
  );
};

/** The branches of the team, one below another as far as one goes down. */
const Branches = ({ settlement, under }: { settlement: Settlement; under?: string }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { data = [] } = useBranches(settlement.id, under);
  const [open, setOpen] = useState<{ account: string; alone: boolean } | null>(null);
  return (
    <>
      {under === undefined && <h4>{t('contracts.members')}</h4>}
      <ul className={styles.rows}>
        {data.map(({ account, alone, valid }) => {
          const isOpen = open?.account === account && open.alone === alone;
          return (
            <li key={`${account}/${alone}`}>
              <Button wide aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : { account, alone })}>
                {t(alone ? 'contracts.alone' : 'contracts.team', { account })} ·{' '}
                <span className="num">{formatMoney(valid, symbol)}</span>
              </Button>
              {isOpen && (alone ? <Bets id={settlement.id} account={account} /> : null)}
              {isOpen && !alone ? <Branches settlement={settlement} under={account} /> : null}
            </li>
          );
        })}
      </ul>
    </>
  );
};

const Bets = ({ id, account }: { id: string; account: string }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { data = [] } = useMemberBets(id, account);
  return (
    <ul className={styles.rows} aria-label={t('contracts.bets', { account })}>
      {data.map((bet) => (
        <li key={`${bet.id}/${bet.decidedAt}`} className={styles.head}>
          <span>
            {bet.game} · {formatInstant(bet.decidedAt)}
          </span>
          <span className="num">
            {formatMoney(bet.stake, symbol)} → {formatMoney(bet.payout, symbol)}
          </span>
        </li>
      ))}
    </ul>
  );
};
