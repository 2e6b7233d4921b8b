import { Anchor } from '@mantine/core';
import { classNames, Icon, Money } from '@hintha/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts, wordsFor } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { StateBadge } from '../../../../shared/state-badge.tsx';
import { MemberActions } from '../actions/member-actions.tsx';
import type { MemberFile } from '../use-member.ts';
import styles from './member.module.css';

interface Props {
  readonly file: MemberFile;
}

/** What is closed to the member, in red; each leads to where it can be lifted. */
const Closings = ({ file }: Props) => {
  const t = useTexts();
  return file.restrictions.map(({ id, kind, until, reason }) => (
    <Link key={id} to="?tab=restrictions" className={styles.closed} title={t(`members.reasons.${reason}`)}>
      <Icon name="lock" size={14} />
      {t(`members.closed.${kind}`)}
      {until !== null && ` · ${t('members.untilShort', { at: formatInstant(until) })}`}
    </Link>
  ));
};

const Who = ({ file }: Props) => {
  const t = useTexts();
  return (
    <div className={styles.row}>
      <h1 className={styles.name}>{file.account}</h1>
      <StateBadge tone={file.status === 'open' ? 'jade' : 'cin'}>
        {t(`members.statuses.${file.status}`)}
      </StateBadge>
      <StateBadge tone="gold">{file.level.name}</StateBadge>
      {file.demo && <StateBadge tone="lapis">{t('members.demo')}</StateBadge>}
      {file.flags.map(({ flag }) => (
        <StateBadge key={flag} tone="amber">
          {wordsFor(t, 'members.flags', flag)}
        </StateBadge>
      ))}
      <Closings file={file} />
      <div className={styles.actions}>
        <MemberActions file={file} />
      </div>
    </div>
  );
};

const Figure = ({ name, big = false, children }: { name: string; big?: boolean; children: ReactNode }) => (
  <div className={classNames(big && styles.big)}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Balances = ({ file: { wallet, turnoverLeft, stakeLimit, totals } }: Props) => {
  const t = useTexts();
  return (
    <dl className={styles.figures}>
      <Figure name={t('members.balance')} big>
        <Money amount={wallet.balance} symbol="Ks" />
      </Figure>
      <Figure name={t('members.held')} big>
        <Money amount={wallet.held} symbol="Ks" />
      </Figure>
      <Figure name={t('members.available')} big>
        <Money amount={wallet.available} symbol="Ks" />
      </Figure>
      {wallet.outstandingDebt !== '0.00' && (
        <Figure name={t('members.outstandingDebt')} big>
          <Money amount={wallet.outstandingDebt} symbol="Ks" />
        </Figure>
      )}
      <Figure name={t('members.turnoverLeft')}>
        <Money amount={turnoverLeft} />
      </Figure>
      <Figure name={t('members.depositsTotal', { count: totals.deposits.count })}>
        <Money amount={totals.deposits.amount} />
      </Figure>
      <Figure name={t('members.withdrawalsTotal', { count: totals.withdrawals.count })}>
        <Money amount={totals.withdrawals.amount} />
      </Figure>
      {stakeLimit !== null && (
        <Figure name={t('members.stakeLimit')}>
          <Money amount={stakeLimit} />
        </Figure>
      )}
    </dl>
  );
};

const orDash = (text: string): string => (text === '' ? '–' : text);

const Person = ({ file: { id, contacts, contactsShown, registeredAt, lastLoginAt, upline } }: Props) => {
  const t = useTexts();
  return (
    <dl className={styles.figures}>
      <Figure name={t('members.id')}>
        <span className="num">{id}</span>
      </Figure>
      <Figure name={t('members.payeeName')}>{orDash(contacts.payeeName)}</Figure>
      <Figure name={t('members.mobile')}>
        <span className="num">{orDash(contacts.mobile)}</span>
      </Figure>
      <Figure name={t('members.email')}>{orDash(contacts.email)}</Figure>
      {!contactsShown && <Figure name={t('members.contacts')}>{t('members.contactsMasked')}</Figure>}
      <Figure name={t('members.registeredAt')}>
        <span className="num">{formatInstant(registeredAt)}</span>
      </Figure>
      {upline !== null && (
        <Figure name={t('members.upline.above')}>
          <Anchor component={Link} to={`/members/${upline.id}`}>
            {upline.account}
          </Anchor>{' '}
          ({t(upline.toUpline ? 'members.upline.may' : 'members.upline.mayNot')})
        </Figure>
      )}
      <Figure name={t('members.lastLoginAt')}>
        <span className="num">{lastLoginAt === null ? '–' : formatInstant(lastLoginAt)}</span>
      </Figure>
    </dl>
  );
};

/** Orders that are not over, each with the way to its queue. */
const OpenOrders = ({ file: { openDeposits, openWithdrawals } }: Props) => {
  const t = useTexts();
  const may = useMay();
  const orders = [
    ...openDeposits.map((order) => ({ ...order, to: `/deposits/${order.id}`, area: 'deposits' })),
    ...openWithdrawals.map((order) => ({ ...order, to: `/withdrawals/${order.id}`, area: 'withdrawals' })),
  ];
  if (orders.length === 0 || !may('queueDeposits')) return null;
  return (
    <div className={styles.row}>
      <b>{t('members.openOrders')}</b>
      {orders.map(({ to, title, state, amount, area }) => (
        <Anchor key={to} component={Link} to={to}>
          {title} · <Money amount={amount} symbol="Ks" /> · {wordsFor(t, `${area}.states`, state)}
        </Anchor>
      ))}
    </div>
  );
};

/** Where the account stands among agents, and what it has agreed with them. */
const Places = ({ file: { id, account } }: Props) => {
  const t = useTexts();
  const may = useMay();
  const name = encodeURIComponent(account);
  return (
    <div className={styles.row}>
      {may('listTeam') && (
        <Anchor component={Link} to={`/agents/${id}?account=${name}`}>
          {t('agents.place')}
        </Anchor>
      )}
      {may('listAccountContracts') && (
        <Anchor component={Link} to={`/contracts?tab=account&account=${name}`}>
          {t('agents.contracts')}
        </Anchor>
      )}
    </div>
  );
};

/** The member at a glance. */
export const MemberHead = ({ file }: Props) => (
  <header className={styles.head}>
    <Who file={file} />
    <Balances file={file} />
    <Person file={file} />
    <Places file={file} />
    <OpenOrders file={file} />
  </header>
);
