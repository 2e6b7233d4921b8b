import { Button, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { openModal } from '../../../shared/modals.ts';
import { Detail } from '../../../shared/parts/detail.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { CopyText } from '../lines/copy-text.tsx';
import { DetailDrawer } from '../lines/detail-drawer.tsx';
import styles from '../lines/detail.module.css';
import { Postings } from '../lines/postings.tsx';
import { balanceBefore } from '../../../shared/money/signed-money.ts';
import { useKindName } from '../../../shared/records/use-kind-name.ts';
import { belongsTo } from './belongs-to.ts';
import { useAccountLine, type ExplainedLine } from './use-account.ts';

interface LineDrawerProps {
  id: string;
  language: string;
  onRound: (id: string) => void;
  onClose: () => void;
}

/** Why a movement has its amount: what it belongs to, and everything that was booked beside it. */
export const LineDrawer = ({ id, language, onRound, onClose }: LineDrawerProps) => {
  const { t } = useTranslation('account');
  const kindName = useKindName();
  const read = useAccountLine(id, language);
  return (
    <DetailDrawer title={t('accountRecord.explain')} read={read} onClose={onClose}>
      {({ line, round, order, postings }) => (
        <>
          <p className={styles.head}>
            <b className={styles.name}>{round?.gameName ?? kindName(line.kind)}</b>
          </p>
          <LineDetails line={line} />
          <h3 className={styles.heading}>{t('accountRecord.together')}</h3>
          <Postings postings={postings} current={line.id} />
          <WayOn line={line} round={round} order={order} onRound={onRound} />
        </>
      )}
    </DetailDrawer>
  );
};

const LineDetails = ({ line }: { line: ExplainedLine }) => {
  const { t } = useTranslation('account');
  const kindName = useKindName();
  const symbol = useCurrencySymbol();
  return (
    <dl className={styles.details}>
      <Detail name={t('accountRecord.kind')}>{kindName(line.kind)}</Detail>
      <Detail name={t('accountRecord.before')}>
        <Money amount={balanceBefore(line)} symbol={symbol} />
      </Detail>
      <Detail name={t('accountRecord.amount')}>
        <Money amount={line.amount} symbol={symbol} signed />
      </Detail>
      <Detail name={t('accountRecord.after')}>
        <Money amount={line.balanceAfter} symbol={symbol} />
      </Detail>
      <Detail name={t('accountRecord.time')}>
        <span className="num">{formatMoment(line.at)}</span>
      </Detail>
      <Detail name={t('accountRecord.reference')}>
        <CopyText text={line.reference} label={t('accountRecord.copyReference')} />
      </Detail>
    </dl>
  );
};

type WayOnProps = Pick<Reply<'readAccountLine'>, 'line' | 'round' | 'order'> &
  Pick<LineDrawerProps, 'onRound'>;

/** The way to the round, the order or the bonus that the money moved for. */
const WayOn = ({ line, round, order, onRound }: WayOnProps) => {
  const { t } = useTranslation('account');
  if (round !== null) return <Button onClick={() => onRound(round.id)}>{t('accountRecord.toRound')}</Button>;
  const belonging = belongsTo(line.type);
  if (belonging === null) return null;
  const { page, words } = belonging;
  return (
    <Button onClick={() => openModal({ name: 'account-area', page, ...(order === null ? {} : { order }) })}>
      {t(`accountRecord.${order === null ? words : 'toOrder'}`)}
    </Button>
  );
};
