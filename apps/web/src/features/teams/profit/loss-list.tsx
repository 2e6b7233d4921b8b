import { Money } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { AmountCell, RecordTable } from '../../../shared/records/record-table.tsx';
import { Sums } from '../../../shared/records/sums.tsx';
import { AccountWays } from '../parts/account-ways.tsx';
import parts from '../parts/parts.module.css';
import { LOSS_FIGURES } from './loss-csv.ts';
import { TYPES, type LossFilter, type Order } from './loss-filter.ts';
import { useFoot } from './loss-foot.ts';
import type { LossPage, LossRow } from './use-loss.ts';

interface LossListProps {
  page: LossPage;
  filter: LossFilter;
  /** Goes down to the team of an account. */
  onOpen: (account: string) => void;
}

const isResult = (name: string): boolean => ['net', 'salary', 'dividend'].includes(name);

/** The accounts of a page, the account above them alone, and all of them together. */
export const LossList = (props: LossListProps) =>
  useWide() ? <LossTable {...props} /> : <LossCards {...props} />;

const LossTable = ({ page, ...ways }: LossListProps) => {
  const { t } = useTranslation('account');
  const foot = useFoot(page, ways.filter.scope);
  return (
    <RecordTable
      label={t('agent.menu.userLoss')}
      heads={[
        { name: t('teams.account') },
        ...LOSS_FIGURES.map((name) => ({ name: t(`teams.figures.${name}`), isAmount: true })),
        { name: t('teams.figures.active'), isAmount: true },
      ]}
      foot={foot.map((row) => (
        <Row key={row.name} name={row.name} row={row} />
      ))}
    >
      {page.list.map((row) => (
        <Row key={row.account} row={row} name={<Account row={row} {...ways} />} />
      ))}
    </RecordTable>
  );
};

interface RowProps {
  name: ReactNode;
  row: Pick<LossRow, 'figures'> & { active?: number };
}

const Row = ({ name, row: { figures, active } }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {LOSS_FIGURES.map((figure) => (
      <AmountCell key={figure}>
        <Money amount={figures[figure]} signed={isResult(figure)} />
      </AmountCell>
    ))}
    <AmountCell>{active !== undefined && <span className="num">{formatNumber(active)}</span>}</AmountCell>
  </tr>
);

const Account = ({
  row: { account, hasTeam },
  filter: { order },
  onOpen,
}: { row: LossRow } & Omit<LossListProps, 'page'>) => (
  <AccountWays account={account} hasTeam={hasTeam} type={TYPES[order] ?? ''} onTeam={() => onOpen(account)} />
);

const LossCards = ({ page, ...ways }: LossListProps) => {
  const { t } = useTranslation('account');
  const foot = useFoot(page, ways.filter.scope);
  const sumsOf = (figures: LossRow['figures']) =>
    LOSS_FIGURES.map((name) => ({
      name: t(`teams.figures.${name}`),
      amount: figures[name],
      signed: isResult(name),
    }));
  return (
    <>
      <ul className={parts.cards}>
        {page.list.map((row) => (
          <li key={row.account} className={parts.card}>
            <Account row={row} {...ways} />
            <Figures row={row} first={ways.filter.order} />
          </li>
        ))}
      </ul>
      {foot.map(({ name, figures }) => (
        <Sums key={name} title={name} sums={sumsOf(figures)} />
      ))}
    </>
  );
};

/** The one by which they stand in order is the first. */
const Figures = ({ row: { figures, active }, first }: { row: LossRow; first: Order }) => {
  const { t } = useTranslation('account');
  const names = LOSS_FIGURES.toSorted((one, other) => Number(other === first) - Number(one === first));
  return (
    <dl className={parts.figures}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`teams.figures.${name}`)}</dt>
          <dd>
            <Money amount={figures[name]} signed={isResult(name)} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('teams.figures.active')}</dt>
        <dd className="num">{formatNumber(active)}</dd>
      </div>
    </dl>
  );
};
