import { EmptyState, Icon } from '@hintha/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { Sums } from '../../../shared/records/sums.tsx';
import styles from '../contracts.module.css';
import { type Settlement, useListWords } from '../use-contracts.ts';
import { useBranches, useMemberBets } from './use-played.ts';
import own from './settlements.module.css';

/** An account on the way down; alone, its own bets are shown and not its branches. */
interface Place {
  readonly account: string;
  readonly alone: boolean;
}

/** Who played what was settled: from the branches of the team down to the bets of a member, and back up. */
export const Members = ({ settlement }: { settlement: Settlement }) => {
  const { t } = useTranslation('account');
  const [way, setWay] = useState<readonly Place[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const here = way.at(-1);
  const goTo = (next: readonly Place[]) => {
    setWay(next);
    // What was pressed goes; the keyboard goes on at the top of what comes.
    title.current?.focus();
  };
  return (
    <section className={styles.section} aria-label={t('contracts.members')}>
      <h3 ref={title} tabIndex={-1}>
        {t('contracts.members')}
      </h3>
      {way.length > 0 && <Way way={way} onPlace={(depth) => goTo(way.slice(0, depth))} />}
      {here?.alone === true ? (
        <Bets key={here.account} id={settlement.id} account={here.account} />
      ) : (
        <Branches id={settlement.id} under={here?.account} onOpen={(place) => goTo([...way, place])} />
      )}
    </section>
  );
};

const Way = ({ way, onPlace }: { way: readonly Place[]; onPlace: (depth: number) => void }) => {
  const { t } = useTranslation('account');
  const names = [t('contracts.wholeTeam'), ...way.map(({ account }) => account)];
  return (
    <nav aria-label={t('contracts.way')}>
      <ol className={own.way}>
        {names.map((name, depth) => (
          <li key={`${depth}/${name}`}>
            {depth > 0 && <Icon name="chevron-right" size={16} />}
            {depth < way.length ? (
              <button type="button" onClick={() => onPlace(depth)}>
                {name}
              </button>
            ) : (
              <span aria-current="location">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface BranchesProps {
  id: string;
  under: string | undefined;
  onOpen: (place: Place) => void;
}

const Branches = ({ id, under, onOpen }: BranchesProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const read = useBranches(id, under);
  const words = useListWords(read.error);
  return (
    <ReadList read={read} words={words}>
      {(branches) =>
        branches.length === 1 && branches[0]?.alone ? (
          <Bets id={id} account={branches[0].account} />
        ) : (
          <>
            <p className={styles.note}>{t('contracts.lines.valid')}</p>
            <ul className={styles.rows} aria-label={t('contracts.lines.valid')}>
              {branches.map(({ account, alone, stake, payout, valid }) => (
                <li key={`${account}/${alone}`}>
                  <button type="button" className={styles.row} onClick={() => onOpen({ account, alone })}>
                    <b>{t(alone ? 'contracts.alone' : 'contracts.team', { account })}</b>
                    <b className={`num ${styles.amount}`}>{formatMoney(valid, symbol)}</b>
                    <span className={styles.whole}>
                      {t('contracts.lines.stake')} <span className="num">{formatMoney(stake, symbol)}</span> ·{' '}
                      {t('contracts.lines.payout')} <span className="num">{formatMoney(payout, symbol)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </ReadList>
  );
};

const Bets = ({ id, account }: { id: string; account: string }) => {
  const { t } = useTranslation('account');
  const [page, setPage] = useState(1);
  const read = useMemberBets(id, account, page);
  const words = useListWords(read.error);
  return (
    <ReadList read={read} words={words}>
      {({ list, total, totalPages, totals }) =>
        list.length === 0 ? (
          <EmptyState title={t('contracts.noBets')} />
        ) : (
          <>
            <Sums
              title={t('accountRecord.allTotals', { total: formatNumber(total) })}
              sums={[
                { name: t('contracts.lines.stake'), amount: totals.stake },
                { name: t('contracts.lines.payout'), amount: totals.payout },
                { name: t('contracts.lines.valid'), amount: totals.valid },
              ]}
            />
            <ul className={styles.rows} aria-label={t('contracts.bets', { account })}>
              {list.map((bet) => (
                <Bet key={`${bet.id}/${bet.decidedAt}`} bet={bet} />
              ))}
            </ul>
            {totalPages > 1 && <PageTurner page={page} pages={totalPages} onTurn={setPage} />}
          </>
        )
      }
    </ReadList>
  );
};

const Bet = ({
  bet: { id, gameName, stake, payout, valid, decidedAt },
}: {
  bet: Reply<'listSettlementBets'>['list'][number];
}) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <li className={styles.row}>
      <b>{gameName}</b>
      <b className={`num ${styles.amount}`}>{formatMoney(stake, symbol)}</b>
      <span className={styles.note}>
        <span className="num">{formatMoment(decidedAt)}</span> · <span className={`num ${own.id}`}>{id}</span>
      </span>
      <span className={styles.note}>
        {t('contracts.lines.payout')} <span className="num">{formatMoney(payout, symbol)}</span> ·{' '}
        {t('teams.figures.validBet')} <span className="num">{formatMoney(valid, symbol)}</span>
      </span>
    </li>
  );
};
