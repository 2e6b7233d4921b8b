import { Money, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { Detail } from '../../../shared/parts/detail.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { CopyText } from '../lines/copy-text.tsx';
import { DetailDrawer } from '../lines/detail-drawer.tsx';
import styles from '../lines/detail.module.css';
import { Postings } from '../lines/postings.tsx';
import { LateProof } from '../proof/late-proofs.tsx';
import { LateSelections } from './late-selections.tsx';
import { StateTag } from './state-tag.tsx';
import { useBet } from './use-bets.ts';

interface BetDrawerProps {
  id: string;
  language: string;
  onClose: () => void;
}

/** One bet: what it is on, what was staked, what came back, what decided it and every movement of the main wallet. */
export const BetDrawer = ({ id, language, onClose }: BetDrawerProps) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  return (
    <DetailDrawer title={t('records.details')} read={useBet(id, language)} onClose={onClose}>
      {({ bet, selections, postings, draw }) => (
        <>
          <p className={styles.head}>
            <b className={styles.name}>{bet.gameName}</b>
            <StateTag state={bet.state} />
            {bet.atVendor && <Tag>{c('accountRecord.gameWallet')}</Tag>}
          </p>
          <DetailList bet={bet} />
          <LateSelections selections={selections} draw={draw} />
          {isProvable({ selections, draw }) && <LateProof id={id} draw={draw} />}
          <h3 className={styles.heading}>{t('records.postings')}</h3>
          {bet.atVendor ? (
            <p className={styles.note}>{c('accountRecord.gameWalletNote')}</p>
          ) : (
            <Postings postings={postings} />
          )}
        </>
      )}
    </DetailDrawer>
  );
};

/** A ticket on events is decided by what happens in the world, which nothing here works out. */
const isProvable = ({ selections, draw }: Pick<Reply<'readBet'>, 'selections' | 'draw'>): boolean =>
  draw !== null || selections.length === 0;

const DetailList = ({ bet }: Pick<Reply<'readBet'>, 'bet'>) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  return (
    <dl className={styles.details}>
      <Detail name={t('records.vendor')}>{bet.vendorName}</Detail>
      <Detail name={t('records.stake')}>
        <Money amount={bet.stake} symbol={symbol} />
      </Detail>
      <Detail name={t('records.payout')}>
        <Money amount={bet.payout} symbol={symbol} />
      </Detail>
      <Detail name={t('records.profit')}>
        {bet.state === 'PENDING' ? '—' : <Money amount={bet.profit} symbol={symbol} signed />}
      </Detail>
      <Detail name={t('records.placed')}>
        <span className="num">{formatMoment(bet.placedAt)}</span>
      </Detail>
      <Detail name={t('records.settled')}>
        {bet.settledAt === null ? (
          t('records.notSettled')
        ) : (
          <span className="num">{formatMoment(bet.settledAt)}</span>
        )}
      </Detail>
      <Detail name={t('records.round')}>
        <CopyText text={bet.round} label={t('records.copyRound')} />
      </Detail>
    </dl>
  );
};
