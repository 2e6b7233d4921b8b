import { Money, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { AmountCell, NameCell, RecordTable } from '../../../shared/records/record-table.tsx';
import { correctionsAmong } from './corrections.ts';
import styles from './team-bets.module.css';
import type { TeamBet } from './use-team-bets.ts';

interface TeamBetListProps {
  bets: readonly TeamBet[];
  /** Narrows the list down to the rows of an account. */
  onAccount: (account: string) => void;
}

/** Decided bets, the latest first: a table where there is room for one, cards where there is not. */
export const TeamBetList = (props: TeamBetListProps) =>
  useWide() ? <BetTable {...props} /> : <BetCards {...props} />;

interface AccountLinkProps extends Pick<TeamBetListProps, 'onAccount'> {
  account: string;
}

const AccountLink = ({ account, onAccount }: AccountLinkProps) => {
  const { t } = useTranslation('account');
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={t('teams.toBets', { account })}
      onClick={() => onAccount(account)}
    >
      {account}
    </button>
  );
};

const Correction = () => {
  const { t } = useTranslation('account');
  return <Tag look="warning">{t('teams.correction')}</Tag>;
};

const BetTable = ({ bets, onAccount }: TeamBetListProps) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const corrections = correctionsAmong(bets);
  return (
    <RecordTable
      label={c('agent.menu.teamBetting')}
      heads={[
        { name: c('teams.decided') },
        { name: c('teams.account') },
        { name: t('records.game') },
        { name: t('records.state') },
        { name: t('records.stake'), isAmount: true },
        { name: t('records.payout'), isAmount: true },
        { name: c('teams.figures.validBet'), isAmount: true },
      ]}
    >
      {bets.map(({ id, betId, account, gameName, vendorName, stake, payout, validBet, at }) => (
        <tr key={id}>
          <td>
            <span className={`num ${styles.time}`}>{formatMoment(at)}</span>
          </td>
          <td>
            <AccountLink account={account} onAccount={onAccount} />
          </td>
          <NameCell name={gameName} note={`${vendorName} · ${betId}`} />
          <td>{corrections.has(id) && <Correction />}</td>
          <AmountCell>
            <Money amount={stake} />
          </AmountCell>
          <AmountCell>
            <Money amount={payout} />
          </AmountCell>
          <AmountCell>
            <Money amount={validBet} />
          </AmountCell>
        </tr>
      ))}
    </RecordTable>
  );
};

const BetCards = ({ bets, onAccount }: TeamBetListProps) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const corrections = correctionsAmong(bets);
  return (
    <ul className={styles.cards}>
      {bets.map(({ id, betId, account, gameName, vendorName, stake, payout, validBet, at }) => (
        <li key={id} className={styles.card}>
          <p className={styles.line}>
            <b className={styles.game}>{gameName}</b>
            {corrections.has(id) && <Correction />}
          </p>
          <p className={styles.line}>
            <AccountLink account={account} onAccount={onAccount} />
            <span className={`num ${styles.note}`}>{formatMoment(at)}</span>
          </p>
          <p className={styles.note}>
            {vendorName} · {betId}
          </p>
          <dl className={styles.figures}>
            <dt>{t('records.stake')}</dt>
            <dd>
              <Money amount={stake} />
            </dd>
            <dt>{t('records.payout')}</dt>
            <dd>
              <Money amount={payout} />
            </dd>
            <dt>{c('teams.figures.validBet')}</dt>
            <dd>
              <Money amount={validBet} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
};
