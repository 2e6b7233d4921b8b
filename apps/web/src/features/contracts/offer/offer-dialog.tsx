import { Button, Dialog } from '@hintha/ui';
import { useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import styles from '../contracts.module.css';
import { TierTable } from '../documents/tier-table.tsx';
import type { Contract, Kind } from '../use-contracts.ts';
import { DownlineField } from './downline-field.tsx';
import { TierFields } from './tier-fields.tsx';
import { Tried } from './tried.tsx';
import { FLAGS_OF, type Offer, PERIODS_OF, useOffer } from './use-offer.ts';
import own from './offer.module.css';

interface OfferDialogProps {
  kind: Kind;
  /** In per cent. */
  mostRate: string;
  /** The contract that the offer would take the place of. */
  inForce?: Contract;
  onClose: () => void;
}

/** Terms for an agent right below, which can be tried on past periods before they are offered. */
export const OfferDialog = ({ kind, mostRate, inForce, onClose }: OfferDialogProps) => {
  const { t } = useTranslation('account');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const onWrong = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const offer = useOffer({ kind, mostRate, inForce, onClose, onWrong });
  const { draft, change, errors, problem, isBusy } = offer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    offer.send();
  };
  return (
    <Dialog
      open
      title={`${t('contracts.offerTitle')} · ${t(`contracts.kinds.${kind}`)}`}
      closeLabel={t('contracts.close')}
      onClose={onClose}
      footer={
        <>
          <Button loading={isBusy} onClick={offer.tryOut}>
            {t('contracts.tryOut')}
          </Button>
          <Button type="submit" form={formId} look="gold" loading={isBusy}>
            {t('contracts.send')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <DownlineField
          value={draft.downline}
          isFixed={inForce !== undefined}
          error={errors?.noDownline === true ? t('contracts.noDownline') : undefined}
          onChange={(downline) => change({ downline })}
        />
        {inForce !== undefined && (
          <section className={styles.terms}>
            <h3>{t('contracts.termsNow')}</h3>
            <TierTable kind={kind} tiers={inForce.tiers} />
          </section>
        )}
        <Options kind={kind} offer={offer} />
        <p className={own.ceiling}>{t('contracts.mostRate', { rate: mostRate })}</p>
        <TierFields
          kind={kind}
          mostRate={mostRate}
          tiers={draft.tiers}
          errors={errors?.ofTiers ?? []}
          onChange={(tiers) => change({ tiers })}
        />
        <Tried kind={kind} replay={offer.replay} />
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
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
          label={t(kind === 'DAILY' ? 'contracts.paidEvery' : 'contracts.period')}
          choices={periods.map((value) => ({ value, name: t(`contracts.periods.${value}`) }))}
          chosen={offer.draft.period ?? periods[0] ?? ''}
          onChoose={(value) => offer.change({ period: periods.find((one) => one === value) })}
        />
      )}
      <div>
        {FLAGS_OF[kind].map((flag) => (
          <TickField
            key={flag}
            name={flag}
            label={t(`contracts.flags.${flag}`)}
            ticked={offer.draft[flag]}
            onTick={(ticked) => offer.change({ [flag]: ticked })}
          />
        ))}
      </div>
    </>
  );
};
