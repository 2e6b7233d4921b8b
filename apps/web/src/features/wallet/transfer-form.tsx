import { parseAmount } from '@hintha/money';
import { Button } from '@hintha/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../shared/money/amount-field.tsx';
import { ChoiceChips } from '../../shared/parts/choice-chips.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';
import { formatMoney } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { useTransfer } from '../../shared/money/use-transfer.ts';
import { useReadAgain, type Funds } from './use-wallet.ts';
import styles from './wallet.module.css';

type Direction = 'in' | 'out';

const MAIN = 'main';

type ValidationError = 'wallet.amountMissing' | 'wallet.tooMuch';

/** What is wrong with an amount, before anybody is asked. */
const validationErrorOf = (amount: string, most: string): ValidationError | null => {
  const [asked, there] = [parseAmount(amount), parseAmount(most)];
  if (asked === 'not_an_amount' || asked <= 0n) return 'wallet.amountMissing';
  return there !== 'not_an_amount' && asked > there ? 'wallet.tooMuch' : null;
};

/** Moves money between the main wallet and one of a vendor. */
export const TransferForm = ({ funds }: { funds: Funds }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [direction, setDirection] = useState<Direction>('in');
  const [chosen, setChosen] = useState(funds.vendors[0]?.vendor ?? '');
  const [amount, setAmount] = useState('');
  const [validationError, setValidationError] = useState<ValidationError | null>(null);
  const { sending, businessError, transfer, forget } = useTransfer(useReadAgain());
  const vendor = funds.vendors.find((one) => one.vendor === chosen) ?? funds.vendors[0];
  if (vendor === undefined) return null;
  const most = direction === 'in' ? funds.main : vendor.balance;
  const change = (change: () => void) => {
    setValidationError(null);
    forget();
    change();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = validationErrorOf(amount, most);
    setValidationError(found);
    if (found !== null || sending) return;
    const [from, to] = direction === 'in' ? [MAIN, vendor.vendor] : [vendor.vendor, MAIN];
    if (await transfer({ from, to, amount })) setAmount('');
  };
  const error = validationError === null ? businessError : t(validationError);
  return (
    <section className={styles.section} aria-labelledby="wallet-transfer">
      <h3 id="wallet-transfer">{t('wallet.transfer')}</h3>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceChips<Direction>
          label={t('wallet.direction')}
          choices={[
            { value: 'in', name: t('wallet.toVendor', { name: vendor.name }) },
            { value: 'out', name: t('wallet.toMain') },
          ]}
          chosen={direction}
          onChoose={(value) => change(() => setDirection(value))}
        />
        {funds.vendors.length > 1 && (
          <SelectField
            label={t('wallet.vendor')}
            choices={funds.vendors.map(({ vendor: value, name }) => ({ value, name }))}
            chosen={vendor.vendor}
            onChoose={(value) => change(() => setChosen(value))}
          />
        )}
        <AmountField
          name="amount"
          label={t('wallet.amount')}
          symbol={symbol}
          value={amount}
          onValue={(value) => change(() => setAmount(value))}
          help={t('wallet.most', { amount: formatMoney(most, symbol) })}
          {...(error === null ? {} : { error })}
        />
        <div className={styles.ways}>
          <Button type="submit" look="gold" loading={sending}>
            {t('wallet.send')}
          </Button>
          <Button look="line" onClick={() => change(() => setAmount(most))}>
            {t('wallet.all')}
          </Button>
        </div>
      </form>
    </section>
  );
};
