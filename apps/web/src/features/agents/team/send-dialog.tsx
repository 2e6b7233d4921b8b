import { formatAmount, parseAmount } from '@hintha/money';
import { Button, Dialog } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { SureDialog } from '../../../shared/money/sure-dialog.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './team.module.css';
import { type Purpose, useSendDown } from './use-send-down.ts';

type WayDown = Reply<'readWayDown'>;

const PURPOSES: readonly Purpose[] = ['TRANSFER', 'TOP_UP'];

interface SendDialogProps {
  account: { id: string; name: string };
  onClose: () => void;
}

/** Money for an account of the team. */
export const SendDialog = ({ account, onClose }: SendDialogProps) => {
  const { t } = useTranslation('account');
  const read = useQuery({
    queryKey: ['readWayDown', account.id],
    queryFn: async ({ signal }) => call('readWayDown', { query: { account: account.id }, signal }),
    staleTime: 0,
  });
  const words = {
    waiting: t('agent.team.waiting'),
    failedTitle: t('agent.team.failedTitle'),
    failedText: t('agent.team.failedText'),
  };
  const title = t('agent.send.title', { account: account.name });
  return (
    <Dialog open title={title} closeLabel={t('agent.closeDialog')} onClose={onClose}>
      <ReadList read={read} words={words}>
        {(way) => <SendForm way={way} account={account} onClose={onClose} />}
      </ReadList>
    </Dialog>
  );
};

const read = (text: string): bigint => {
  const amount = parseAmount(text);
  return amount === 'not_an_amount' ? 0n : amount;
};

/** What is wrong with an amount, before anybody is asked. */
const useValidationError = ({ least, most, leftToday, available }: WayDown) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  return (amount: bigint | 'not_an_amount'): string | null => {
    if (amount === 'not_an_amount' || amount === 0n) return own('wallet.amountMissing');
    if (amount < read(least) || amount > read(most)) return t('errors.amount_out_of_range');
    if (amount > read(leftToday)) return t('errors.daily_limit_reached');
    return amount > read(available) ? t('errors.insufficient_funds') : null;
  };
};

const SendForm = ({ way, account, onClose }: SendDialogProps & { way: WayDown }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [typed, setTyped] = useState('');
  const [purpose, setPurpose] = useState<Purpose>('TRANSFER');
  const [validationError, setValidationError] = useState<string | null>(null);
  const validationErrorOf = useValidationError(way);
  const send = useSendDown(account, { onSent: onClose, onRefused: setValidationError });
  const shown = (amount: string) => formatMoney(amount, symbol);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseAmount(typed.replace(/\.$/u, ''));
    const found = validationErrorOf(amount);
    setValidationError(found);
    if (found === null && amount !== 'not_an_amount') send.ask({ amount: formatAmount(amount), purpose });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChoiceChips
        label={t('agent.send.purpose')}
        choices={PURPOSES.map((value) => ({ value, name: t(`agent.send.purposes.${value}`) }))}
        chosen={purpose}
        onChoose={setPurpose}
      />
      <AmountField
        name="amount"
        label={t('wallet.amount')}
        symbol={symbol}
        value={typed}
        onValue={(value) => {
          setTyped(value);
          setValidationError(null);
        }}
        help={<Help way={way} />}
        error={validationError ?? undefined}
      />
      <p className={styles.note}>{t('agent.send.note')}</p>
      <Button type="submit" look="gold" large wide>
        {t('upline.next')}
      </Button>
      {send.order !== null && (
        <Sure amount={shown(send.order.amount)} account={account.name} step={send.step} />
      )}
    </form>
  );
};

const Help = ({ way }: { way: WayDown }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const shown = (amount: string) => formatMoney(amount, symbol);
  const limits = { least: shown(way.least), most: shown(way.most), left: shown(way.leftToday) };
  return (
    <>
      <span className={styles.line}>{t('wallet.most', { amount: shown(way.available) })}</span>
      <span className={styles.line}>{t('upline.limits', limits)}</span>
    </>
  );
};

const Sure = ({
  amount,
  account,
  step,
}: {
  amount: string;
  account: string;
  step: ReturnType<typeof useSendDown>['step'];
}) => {
  const { t } = useTranslation('account');
  const words = {
    title: t('agent.send.sure'),
    close: t('agent.closeDialog'),
    what: t('upline.sure.words', { amount, account }),
    note: t('agent.send.note'),
    send: t('upline.sure.send', { amount }),
    not: t('upline.sure.not'),
  };
  return <SureDialog step={step} words={words} />;
};
