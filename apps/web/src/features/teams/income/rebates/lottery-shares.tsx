import { Button, EmptyState, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { openAgentPage, useAgentQuery } from '../../../../shared/account-area/agent-query.ts';
import { call } from '../../../../shared/api.ts';
import { dayText } from '../../../../shared/chart/day-text.ts';
import { serverNow } from '../../../../shared/clock.ts';
import { useDrawName } from '../../../../shared/draws/use-draw-name.ts';
import { csvName } from '../../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../../shared/export/export-button.tsx';
import { readAll, ROWS_A_CALL } from '../../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../../shared/export/use-export.ts';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import { PageTurner } from '../../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../../shared/lists/read-list.tsx';
import { useWide } from '../../../../shared/page/use-wide.ts';
import { type DaySpan, lastMonth } from '../../../../shared/period/period.ts';
import styles from '../../../../shared/records/record.module.css';
import { AmountCell, RecordTable } from '../../../../shared/records/record-table.tsx';
import { Sums } from '../../../../shared/records/sums.tsx';
import { pageAsked, turnTo, useTeamPeriod } from '../../parts/asked.ts';
import { Figure } from '../../parts/figure.tsx';
import parts from '../../parts/parts.module.css';
import { useTeamWords } from '../../parts/use-team-words.ts';
import { lotterySharesCsv } from './rebates.ts';
import { type LotteryShare, useLotteryShares } from './use-lottery-shares.ts';

/** What the agent was paid for its team's bets on lotteries, and why: each member's valid bet and the two prize modes. */
export const LotteryRebates = () => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const { chosen, choose } = useTeamPeriod();
  const pageNo = pageAsked(useAgentQuery());
  const read = useLotteryShares(chosen.span, pageNo);
  const makeFile = useFile(chosen.span);
  return (
    <>
      <p className={parts.summary}>{c('teams.rebates.lotteryRule')}</p>
      <ReadList read={read} words={useTeamWords(read.error)}>
        {({ list, total, totalPages, amount, from, to }) =>
          total === 0 ? (
            <EmptyState
              title={c('teams.rebates.emptyTitle')}
              text={c('teams.rebates.lotteryEmpty')}
              action={<Button onClick={() => choose(lastMonth(serverNow()))}>{t('records.widen')}</Button>}
            />
          ) : (
            <>
              <Sums
                title={`${dayText(from)} – ${dayText(to)}`}
                sums={[{ name: c('teams.rebates.team'), amount }]}
              />
              <Shares list={list} />
              <div className={styles.foot}>
                <PageTurner page={pageNo} pages={totalPages} onTurn={turnTo} />
                <ExportButton total={total} makeFile={makeFile} />
              </div>
            </>
          )
        }
      </ReadList>
    </>
  );
};

const useFile = ({ from, to }: DaySpan): MakeFile => {
  const heads = useHeads();
  return async (signal, onRead) => {
    const read = async (pageNo: number) => {
      const query = { from, to, pageNo, pageSize: ROWS_A_CALL };
      const { list, totalPages } = await call('listLotteryShares', { query, signal });
      return {
        list: list.map((share) => ({ ...share, id: keyOf(share) })),
        next: pageNo < totalPages ? pageNo + 1 : null,
      };
    };
    const shares = await readAll({ first: 1, read, onRead });
    return { name: csvName('lottery-rebates', { from, to }), text: lotterySharesCsv(shares, heads) };
  };
};

const useHeads = (): readonly string[] => {
  const { t } = useTranslation('account');
  const words = t('teams.rebates', { returnObjects: true });
  return [
    words.paid,
    words.category,
    words.draw,
    t('teams.account'),
    t('teams.figures.validBet'),
    words.mode,
    words.modeBelow,
    words.amount,
  ];
};

// A member whose own prize mode changed during a numero has a share for each.
const keyOf = ({ game, numero, account, below }: LotteryShare): string =>
  `${game}/${numero}/${account}/${below}`;

/** What the draw of a share is called. */
const useShareName = () => {
  const nameOf = useDrawName();
  return ({ numero, drawTime }: LotteryShare): string => nameOf({ issue: numero, drawTime });
};

const Shares = ({ list }: { list: readonly LotteryShare[] }) =>
  useWide() ? <ShareTable list={list} /> : <ShareCards list={list} />;

/** The member of a share, with the way to its bets. */
const BetsLink = ({ account }: Pick<LotteryShare, 'account'>) => {
  const { t } = useTranslation('account');
  return (
    <button
      type="button"
      className={parts.link}
      aria-label={t('teams.toBets', { account })}
      onClick={() => openAgentPage('teamBetting', { account, reach: 'alone' })}
    >
      {account}
    </button>
  );
};

const ShareTable = ({ list }: { list: readonly LotteryShare[] }) => {
  const { t } = useTranslation('account');
  const heads = useHeads();
  const nameOf = useShareName();
  return (
    <RecordTable
      label={t('teams.income.lotteryRebates')}
      heads={heads.map((name, place) => ({ name, isAmount: place > 3 }))}
    >
      {list.map((share) => (
        <tr key={keyOf(share)}>
          <td className="num">{formatInstant(share.paidAt)}</td>
          <td>{share.gameName}</td>
          <td className="num">{nameOf(share)}</td>
          <th scope="row">
            <BetsLink account={share.account} />
          </th>
          <AmountCell>
            <Money amount={share.validBet} />
          </AmountCell>
          <AmountCell>
            <span className="num">{share.mode}</span>
          </AmountCell>
          <AmountCell>
            <span className="num">{share.below}</span>
          </AmountCell>
          <AmountCell>
            <Money amount={share.amount} />
          </AmountCell>
        </tr>
      ))}
    </RecordTable>
  );
};

const ShareCards = ({ list }: { list: readonly LotteryShare[] }) => {
  const { t } = useTranslation('account');
  const nameOf = useShareName();
  return (
    <ul className={parts.cards}>
      {list.map((share) => (
        <li key={keyOf(share)} className={parts.card}>
          <p className={parts.head}>
            <BetsLink account={share.account} />
            <span>
              {share.gameName} <span className="num">{nameOf(share)}</span>
            </span>
          </p>
          <dl className={parts.figures}>
            <Figure name={t('teams.figures.validBet')}>
              <Money amount={share.validBet} />
            </Figure>
            <Figure name={t('teams.rebates.amount')}>
              <Money amount={share.amount} />
            </Figure>
            <Figure name={t('teams.rebates.mode')}>
              <span className="num">{share.mode}</span>
            </Figure>
            <Figure name={t('teams.rebates.modeBelow')}>
              <span className="num">{share.below}</span>
            </Figure>
            <Figure name={t('teams.rebates.paid')}>
              <span className="num">{formatInstant(share.paidAt)}</span>
            </Figure>
          </dl>
        </li>
      ))}
    </ul>
  );
};
