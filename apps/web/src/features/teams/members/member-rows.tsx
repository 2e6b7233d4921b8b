import type { teams } from '@hintha/contract';
import { Money } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../shared/chart/day-text.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { AmountCell, RecordTable } from '../../../shared/records/record-table.tsx';
import { AccountWays } from '../parts/account-ways.tsx';
import styles from '../parts/parts.module.css';
import type { MemberList } from './lists.ts';

type Row = teams.TeamMember;

interface MemberRowsProps {
  rows: readonly Row[];
  list: MemberList;
}

interface Column {
  name: string;
  isAmount?: boolean;
  cell: (row: Row) => ReactNode;
}

const amountOf = ({ amount }: Row) => amount !== null && <Money amount={amount} />;

/** What is told of an account, by the list it stands in. */
const useColumns = (list: MemberList): Column[] => {
  const { t } = useTranslation('account');
  const columns: [Column, Column, Column] = [
    { name: t('teams.members.upline'), cell: ({ upline }) => upline ?? '–' },
    {
      name: t('agent.team.joined'),
      cell: ({ joinedAt }) =>
        joinedAt === null ? '–' : <span className="num">{formatInstant(joinedAt)}</span>,
    },
    { name: t('agent.team.balance'), isAmount: true, cell: ({ balance }) => <Money amount={balance} /> },
  ];
  const [upline, joined, balance] = columns;
  const ofList: Partial<Record<MemberList, Column[]>> = {
    active: [{ name: t('teams.figures.validBet'), isAmount: true, cell: amountOf }],
    firstDeposits: [
      { name: t('teams.members.firstDeposit'), isAmount: true, cell: amountOf },
      {
        name: t('teams.members.day'),
        cell: ({ day }) => day !== null && <span className="num">{dayText(day)}</span>,
      },
    ],
  };
  return list === 'joined' ? [joined, upline, balance] : [...(ofList[list] ?? []), balance, upline, joined];
};

const ways = ({ account, hasTeam }: Row, list: MemberList) => (
  <AccountWays account={account} hasTeam={hasTeam} type={list === 'firstDeposits' ? 'DEPOSIT' : ''} />
);

/** Accounts, each with the ways to its own rows: a table where there is room for one, cards where there is not. */
export const MemberRows = (props: MemberRowsProps) =>
  useWide() ? <MemberTable {...props} /> : <MemberCards {...props} />;

const MemberTable = ({ rows, list }: MemberRowsProps) => {
  const { t } = useTranslation('account');
  const columns = useColumns(list);
  return (
    <RecordTable label={t(`teams.figures.${list}`)} heads={[{ name: t('teams.account') }, ...columns]}>
      {rows.map((row) => (
        <tr key={row.account}>
          <th scope="row">{ways(row, list)}</th>
          {columns.map(({ name, isAmount, cell }) =>
            isAmount ? <AmountCell key={name}>{cell(row)}</AmountCell> : <td key={name}>{cell(row)}</td>,
          )}
        </tr>
      ))}
    </RecordTable>
  );
};

const MemberCards = ({ rows, list }: MemberRowsProps) => {
  const columns = useColumns(list);
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.account} className={styles.card}>
          {ways(row, list)}
          <dl className={styles.figures}>
            {columns.map(({ name, cell }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
