import { Button, Dialog, Field } from '@hintha/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/format.ts';
import { SelectField } from '../../shared/parts/select-field.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './contracts.module.css';
import { TierFields } from './tier-fields.tsx';
import type { Kind } from './use-contracts.ts';
import { FLAGS_OF, type Offer, PERIODS_OF, useOffer } from './use-offer.ts';

interface OfferDialogProps {
  kind: Kind;
  /** In per cent. */
  mostRate: string;
  onClose: () => void;
}

/** Terms for an agent right below, which can be tried on past periods before they are offered. */
export const OfferDialog = ({ kind, mostRate, onClose }: OfferDialogProps) => {
  const { t } = useTranslation('account');
  const offer = useOffer(kind, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    offer.send();
  };
  return (
    <Dialog open title={t('contracts.offerTitle')} closeLabel={t('contracts.close')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          name="downline"
          label={t('contracts.downline')}
          required
          autoComplete="off"
          value={offer.draft.downline}
          onChange={({ target }) => offer.change({ downline: target.value.trim() })}
        />
        <Options kind={kind} offer={offer} />
        <p className={styles.note}>{t('contracts.mostRate', { rate: mostRate })}</p>
        <TierFields kind={kind} tiers={offer.draft.tiers} onChange={(tiers) => offer.change({ tiers })} />
        <Tried offer={offer} />
        {offer.problem !== null && (
          <p role="alert" className={styles.problem}>
            {offer.problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button loading={offer.isBusy} onClick={offer.tryOut}>
            {t('contracts.tryOut')}
          </Button>
          <Button type="submit" look="gold" loading={offer.isBusy}>
            {t('contracts.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

const Options = ({ kind, offer }: { kind: Kind; offer: Offer }) => {
  const { t } = useTranslation('account');
  const periods = PERIODS_OF[kind];
  return (
    <>
      {periods.length > 0 && (
        <SelectField
          label={t('contracts.period')}
          choices={periods.map((value) => ({ value, name: t(`contracts.periods.${value}`) }))}
          chosen={offer.draft.period ?? periods[0] ?? ''}
          onChoose={(value) => offer.change({ period: periods.find((one) => one === value) })}
        />
      )}
      {FLAGS_OF[kind].map((flag) => (
        <label key={flag} className={styles.tick}>
          <input
            type="checkbox"
            checked={offer.draft[flag]}
            onChange={({ target }) => offer.change({ [flag]: target.checked })}
          />
          {t(`contracts.flags.${flag}`)}
        </label>
      ))}
    </>
  );
};

/** What the terms would have come to. */
const Tried = ({ offer: { replay } }: { offer: Offer }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  if (replay === null) return null;
  const shown = (amount: string) => formatMoney(amount, symbol);
  return (
    <div role="status" className={styles.tried}>
      <p>{t('contracts.tried', { amount: shown(replay.amount), current: shown(replay.current) })}</p>
      <table className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">{t('contracts.period')}</th>
            <th scope="col">{t('contracts.volume')}</th>
            <th scope="col">{t('contracts.amount')}</th>
          </tr>
        </thead>
        <tbody className="num">
          {replay.periods.map(({ period, volume, amount }) => (
            <tr key={period}>
              <td>{period}</td>
              <td>{shown(volume)}</td>
              <td>{shown(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
