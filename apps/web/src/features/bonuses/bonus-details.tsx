import { EmptyState, Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../shared/api.ts';
import { AreaPage } from '../../shared/account-area/area-page.tsx';
import { PageTurner } from '../../shared/lists/page-turner.tsx';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../shared/lists/use-refresh-on.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { AskedBonus } from './asked-bonus.tsx';
import styles from './bonuses.module.css';
import { Offers } from './offers.tsx';
import { RequirementCard } from './requirement-card.tsx';
import { LISTS, OFFERS, useBonuses, useRequirements, type Requirement } from './use-bonuses.ts';
import { useBonusWords } from './use-bonus-words.ts';

/** The player's bonuses: what can be claimed, what is to be bet, and what there was. */
export const BonusDetails = () => (
  <QueryRoot>
    <Bonuses />
  </QueryRoot>
);

const Bonuses = () => {
  // A deposit or bonus moves the balance; bets are counted a little later.
  useRefreshOn('balance-changed', LISTS);
  useRefreshOn('turnover-changed', LISTS);
  // A message tells what became of an application.
  useRefreshOn('message-arrived', OFFERS);
  return (
    <AreaPage>
      <ReadList read={useRequirements()} words={useBonusWords()}>
        {(requirements) => (
          <>
            <Turnover remaining={requirements.remaining} />
            <Offers />
            <AskedBonus />
            <Own requirements={requirements.list} />
          </>
        )}
      </ReadList>
    </AreaPage>
  );
};

const Turnover = ({ remaining }: { remaining: string }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  if (!/[1-9]/.test(remaining)) return <p className={styles.free}>{t('bonuses.turnoverNone')}</p>;
  return (
    <dl className={styles.turnover}>
      <dt>{t('bonuses.turnover')}</dt>
      <dd>
        <Money amount={remaining} symbol={symbol} />
      </dd>
    </dl>
  );
};

const Own = ({ requirements }: { requirements: readonly Requirement[] }) => {
  const { t } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  const deposits = requirements.filter(({ kind, state }) => kind === 'DEPOSIT' && state === 'OPEN');
  return (
    <ReadList read={useBonuses(pageNo)} words={useBonusWords()}>
      {(page) => (
        <>
          {deposits.length > 0 && (
            <section className={styles.section}>
              <h3>{t('bonuses.deposits')}</h3>
              <ul className={styles.cards}>
                {deposits.map((requirement) => (
                  <RequirementCard key={requirement.id} requirement={requirement} />
                ))}
              </ul>
            </section>
          )}
          <History page={page} pageNo={pageNo} onTurn={setPageNo} />
        </>
      )}
    </ReadList>
  );
};

type BonusPage = Reply<'listBonuses'>;

interface HistoryProps {
  page: BonusPage;
  pageNo: number;
  onTurn: (pageNo: number) => void;
}

const History = ({ page, pageNo, onTurn }: HistoryProps) => {
  const { t } = useTranslation('account');
  if (page.total === 0)
    return (
      <EmptyState
        sign={<Icon name="gift" size={32} />}
        title={t('bonuses.emptyTitle')}
        text={t('bonuses.emptyText')}
      />
    );
  return (
    <section className={styles.section}>
      <h3>{t('bonuses.own')}</h3>
      <ul className={styles.cards}>
        {page.list.map((bonus) => (
          <RequirementCard key={bonus.id} requirement={bonus.requirement} bonus={bonus} />
        ))}
      </ul>
      {page.totalPages > 1 && <PageTurner page={pageNo} pages={page.totalPages} onTurn={onTurn} />}
    </section>
  );
};
