import { formatAmount, money, parseAmount } from '@hintha/money';
import { Button, Dialog, PasswordField } from '@hintha/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format.ts';
import { latinDigits } from '../../../shared/money/amount-text.ts';
import { Fact } from '../../../shared/parts/fact.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { Limits, Payee } from '../own-queries.ts';
import { usePayeeName } from '../payees/use-payee-name.ts';
import { feeOf } from './fee-of.ts';
import styles from './request.module.css';

interface SureDialogProps {
  /** As it goes over the wire. */
  amount: string;
  limits: Limits;
  payee: Payee;
  /** What the house has refused: the withdraw password, or all of it. */
  refused: { password: string; banner: string };
  sending: boolean;
  onSend: (password: string) => void;
  /** The password is being put right. */
  onTyped: () => void;
  onClose: () => void;
}

/** Says once more what is going to be done, and asks for the withdraw password. */
export const SureDialog = (props: SureDialogProps) => {
  const { amount, limits, payee, refused, sending, onClose } = props;
  const { t } = useTranslation('centre');
  const nameOf = usePayeeName();
  const shown = formatMoney(amount, useCurrencySymbol());
  const password = usePassword(props);
  return (
    <Dialog
      open
      size="small"
      title={t('withdraw.sure.title')}
      closeLabel={t('withdraw.close')}
      onClose={onClose}
    >
      <form className={styles.sureForm} noValidate onSubmit={password.submit}>
        <p className={styles.sureWords}>
          {t('withdraw.sure.words', { amount: shown, payee: nameOf(payee) })}
        </p>
        <dl>
          <Fact name={t('withdraw.sure.name')}>{payee.name}</Fact>
          <Cost amount={amount} limits={limits} />
        </dl>
        <p className={styles.sureNote}>{t('withdraw.sure.final')}</p>
        <div role="alert">{refused.banner !== '' && <p className={styles.banner}>{refused.banner}</p>}</div>
        {password.field}
        <Button type="submit" look="gold" large wide loading={sending}>
          {t('withdraw.sure.send', { amount: shown })}
        </Button>
        <Button large wide onClick={onClose}>
          {t('withdraw.sure.not')}
        </Button>
      </form>
    </Dialog>
  );
};

const Cost = ({ amount, limits }: Pick<SureDialogProps, 'amount' | 'limits'>) => {
  const { t } = useTranslation('centre');
  const symbol = useCurrencySymbol();
  const asked = parseAmount(amount);
  if (asked === 'not_an_amount') return null;
  const fee = feeOf(asked, limits);
  return (
    <>
      <Fact name={t('withdraw.sure.fee')}>{formatMoney(formatAmount(money(fee)), symbol)}</Fact>
      <Fact name={t('withdraw.sure.arrives')}>{formatMoney(formatAmount(money(asked - fee)), symbol)}</Fact>
    </>
  );
};

/** The field of the withdraw password: digits, of whichever script; a wrong one is marked to be typed over. */
const usePassword = ({ refused: { password: refused }, onSend, onTyped }: SureDialogProps) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('centre');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (refused !== '') input.current?.select();
  }, [refused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setMissing(typed === '');
    if (typed === '') input.current?.focus();
    else onSend(typed);
  };
  const said = missing ? own('withdraw.sure.passwordMissing') : refused;
  const field = (
    <PasswordField
      ref={input}
      required
      name="paymentPassword"
      label={own('withdraw.sure.password')}
      help={own('withdraw.sure.passwordHelp')}
      error={said === '' ? undefined : said}
      inputMode="numeric"
      // It is not the password of the account, and no browser should offer it as such.
      autoComplete="off"
      maxLength={255}
      value={typed}
      onChange={({ target }) => {
        setTyped(latinDigits(target.value));
        setMissing(false);
        onTyped();
      }}
      showLabel={t('access.showPassword')}
      hideLabel={t('access.hidePassword')}
    />
  );
  return { field, submit };
};
