import { latinDigits } from '@hintha/money';
import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../shared/forms/form.tsx';
import { LatinField } from '../../../../shared/forms/latin-field.tsx';
import { ProofFields } from '../../../../shared/proof/proof-fields.tsx';
import { ChoiceChips } from '../../../../shared/parts/choice-chips.tsx';
import { Detail } from '../../../../shared/parts/detail.tsx';
import { SelectField } from '../../../../shared/parts/select-field.tsx';
import { useOwn, type Security } from '../own-queries.ts';
import styles from './payees.module.css';
import { PAYEE_KINDS, providersOf } from './providers.ts';
import { usePayeeForm, type PayeeFormState } from './use-payee-form.ts';
import { useProviderName } from './use-payee-name.ts';

interface PayeeFormProps {
  security: Security;
  onDone: () => void;
}

/** A new account to be paid out to: its kind, who holds it and its number. It is in the member's own name. */
export const PayeeForm = ({ security, onDone }: PayeeFormProps) => {
  const { t } = useTranslation('account');
  const form = usePayeeForm(security, onDone);
  const restHours = useOwn('readWithdrawalLimits').data?.nextPayeeRestHours ?? 0;
  return (
    <Form form={form}>
      <AccountFields form={form} />
      <div>
        <dl>
          <Detail name={t('withdraw.payees.name')}>{security.payeeName}</Detail>
        </dl>
        <p className={styles.note}>{t('withdraw.payees.nameFixed')}</p>
      </div>
      <ProofFields form={form} />
      {restHours > 0 && <p className={styles.note}>{t('withdraw.payees.restNote', { hours: restHours })}</p>}
      <Button type="submit" look="gold" large wide loading={form.sending}>
        {t('withdraw.payees.addNow')}
      </Button>
    </Form>
  );
};

const AccountFields = ({ form }: { form: PayeeFormState }) => {
  const { t } = useTranslation('account');
  const providerName = useProviderName();
  const { kind, chooseKind, provider, choose, draft, change, errorOf } = form;
  return (
    <>
      <ChoiceChips
        label={t('withdraw.payees.kind')}
        choices={PAYEE_KINDS.map((value) => ({ value, name: t(`withdraw.payees.kinds.${value}`) }))}
        chosen={kind}
        onChoose={chooseKind}
      />
      <SelectField
        label={t('withdraw.payees.provider')}
        choices={providersOf(kind).map((value) => ({ value, name: providerName(value) }))}
        chosen={provider}
        onChoose={choose}
      />
      <LatinField
        name="number"
        label={t(`withdraw.payees.number.${kind}`)}
        autoComplete="off"
        inputMode={kind === 'usdt' ? 'text' : 'numeric'}
        value={draft.number}
        onValue={(value) => change('number', latinDigits(value))}
        help={t(`withdraw.payees.numberHelp.${kind}`)}
        error={errorOf('number')}
      />
    </>
  );
};
