import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { formatInstant, formatMoney } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import styles from './contracts.module.css';
import { CorrectDialog, EndDialog } from './override-dialogs.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { type AccountFile, useAccountFile } from './use-staff-contracts.ts';

/** The contracts of one account and what they came to; overrides take two of the staff. */
export const AccountTab = () => {
  const t = useTexts();
  const may = useMay();
  const { values, set } = useUrlFilters(['account']);
  const account = values.account ?? '';
  const [typed, setTyped] = useState(account);
  const [offering, setOffering] = useState(false);
  const { data, isError } = useAccountFile(account);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set('account', typed.trim());
  };
  return (
    <>
      <form className={styles.line} onSubmit={submit}>
        <TextInput
          label={t('contracts.account')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('contracts.find')}
        </Button>
        {data !== undefined && may('proposeContract') && (
          <Button onClick={() => setOffering(true)}>{t('contracts.offer')}</Button>
        )}
      </form>
      {isError && <p role="alert">{t('contracts.notFound')}</p>}
      {data !== undefined && <Contracts file={data} />}
      {data !== undefined && <Settlements file={data} />}
      {offering && data !== undefined && (
        <OfferDialog account={data.account} onClose={() => setOffering(false)} />
      )}
    </>
  );
};

const Contracts = ({ file: { contracts } }: { file: AccountFile }) => {
  const t = useTexts();
  const may = useMay();
  const [ending, setEnding] = useState<string | null>(null);
  return (
    <section aria-label={t('contracts.list')}>
      <h2>{t('contracts.list')}</h2>
      {contracts.map(({ id, kind, state, payer, payee, tiers, effectiveFrom }) => (
        <div key={id} className={styles.line}>
          <b>{t(`contracts.kinds.${kind}`)}</b>
          <span>
            {payer ?? t('contracts.operator')} → {payee}
          </span>
          <span>{tiers.map(({ rate }) => `${rate} %`).join(' · ')}</span>
          <span>{t(`contracts.states.${state}`)}</span>
          {effectiveFrom !== null && <span>{formatInstant(effectiveFrom)}</span>}
          {state === 'ACTIVE' && may('proposeContractEnd') && (
            <Button size="xs" variant="default" onClick={() => setEnding(id)}>
              {t('contracts.end')}
            </Button>
          )}
        </div>
      ))}
      {ending !== null && <EndDialog id={ending} onClose={() => setEnding(null)} />}
    </section>
  );
};

const Settlements = ({ file: { settlements } }: { file: AccountFile }) => {
  const t = useTexts();
  const may = useMay();
  const [correcting, setCorrecting] = useState<string | null>(null);
  return (
    <section aria-label={t('contracts.settlements')}>
      <h2>{t('contracts.settlements')}</h2>
      {settlements.map(({ id, period, volume, active, rate, amount, state, reason }) => (
        <div key={id} className={styles.line}>
          <b>{period}</b>
          <span>{formatMoney(volume)}</span>
          <span>{active}</span>
          <span>{rate} %</span>
          <b>{formatMoney(amount)}</b>
          <span>{state ?? ''}</span>
          <span>{reason ?? ''}</span>
          {reason === null && may('proposeCorrection') && (
            <Button size="xs" variant="default" onClick={() => setCorrecting(id)}>
              {t('contracts.correct')}
            </Button>
          )}
        </div>
      ))}
      {correcting !== null && <CorrectDialog id={correcting} onClose={() => setCorrecting(null)} />}
    </section>
  );
};
