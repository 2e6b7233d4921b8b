import { Button, Dialog, EmptyState, Field, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { Detail } from '../../../shared/parts/detail.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from '../rewards-store.module.css';
import { usePointConfig, usePoints, type PointConfig } from '../use-points.ts';
import { WithdrawPassword } from '../../../shared/money/withdraw-password.tsx';
import { useExchange } from './use-exchange.ts';
import { worthOf } from './worth-of.ts';

interface ExchangeDialogProps {
  /** Whose wallet the money comes into. */
  account: string;
  onClose: () => void;
}

/** Turns points into money. */
export const ExchangeDialog = ({ account, onClose }: ExchangeDialogProps) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  const points = usePoints();
  const config = usePointConfig();
  const isKnown = points.data !== undefined && config.data !== undefined;
  const again = () => {
    void points.refetch();
    void config.refetch();
  };
  return (
    <Dialog open title={own('rewardsStore.convert.title')} closeLabel={t('shell.close')} onClose={onClose}>
      {isKnown && <Exchange account={account} points={points.data} config={config.data} onClose={onClose} />}
      {!isKnown && (points.isError || config.isError) && (
        <EmptyState
          title={own('rewardsStore.balanceFailed')}
          action={<Button onClick={again}>{t('failures.retry')}</Button>}
        />
      )}
      {!isKnown && !points.isError && !config.isError && <Skeleton height="260px" />}
    </Dialog>
  );
};

interface ExchangeProps extends ExchangeDialogProps {
  points: number;
  config: PointConfig;
}

const Exchange = ({ account, points, config, onClose }: ExchangeProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { pointsRatio, leastConverted: least } = config;
  const { asked, ...form } = useExchange({ points, least }, onClose);
  const ratio = {
    points: formatNumber(pointsRatio.points),
    amount: formatMoney(pointsRatio.amount, symbol),
  };
  return (
    <Form form={form}>
      <dl>
        <Detail name={t('rewardsStore.balance')}>
          <span className="num">{formatNumber(points)}</span>
        </Detail>
        <Detail name={t('rewardsStore.convert.ratio')}>{t('rewardsStore.convert.ratioText', ratio)}</Detail>
        <Detail name={t('rewardsStore.convert.paidAccount')}>{account}</Detail>
        <Detail name={t('rewardsStore.convert.amount')}>
          <span className="num">{formatMoney(worthOf(asked, pointsRatio), symbol)}</span>
        </Detail>
      </dl>
      {points < least ? (
        <p className={styles.text}>{t('rewardsStore.convert.tooFew', { least: formatNumber(least) })}</p>
      ) : (
        <>
          <Field
            name="points"
            label={t('rewardsStore.convert.asked')}
            help={t('rewardsStore.convert.askedHelp', { least: formatNumber(least) })}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={form.draft.points}
            error={form.errorOf('points')}
            onChange={({ target }) => form.change('points', target.value)}
            suffix={
              <button
                type="button"
                className={styles.all}
                onClick={() => form.change('points', String(points))}
              >
                {t('rewardsStore.convert.all')}
              </button>
            }
          />
          <WithdrawPassword
            value={form.draft.paymentPassword}
            error={form.errorOf('paymentPassword')}
            onValue={(value) => form.change('paymentPassword', value)}
          />
          <p className={styles.text}>{t('rewardsStore.convert.note')}</p>
          <Button type="submit" look="gold" large wide loading={form.sending}>
            {t('rewardsStore.convert.send', { points: formatNumber(asked) })}
          </Button>
        </>
      )}
    </Form>
  );
};
