import { Button, EmptyState } from '@hintha/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { focusField } from '../../../../shared/forms/focus-field.ts';
import { Form } from '../../../../shared/forms/form.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { DepositList, Method } from '../use-deposits.ts';
import { AmountChoice } from './amount-choice.tsx';
import { DepositOffers } from '../../../../shared/bonuses/deposit-offers.tsx';
import { faultOf, wireOf } from './amounts.ts';
import { MethodCards } from './method-cards.tsx';
import { instantFirst, lastUsedFirst } from './methods.ts';
import styles from './order.module.css';
import { useOrder } from './use-order.ts';
import { useProblemText } from './use-problem-text.ts';
import { WithdrawalWaits } from './withdrawal-waits.tsx';

/** As much as the server adds to an order by QR, to know its payment again. */
const MOST_SURCHARGE = '99.00';

interface OrderFormProps {
  methods: readonly Method[];
  deposits: DepositList;
  onOrder: (id: string) => void;
}

/** A way to pay, an amount, and the button that orders it. */
export const OrderForm = ({ methods, deposits, onOrder }: OrderFormProps) => {
  const lastUsed = deposits.list[0]?.methodId;
  const [ordered] = useState(() => lastUsedFirst(instantFirst(methods), lastUsed));
  const [chosenId, setChosenId] = useState(ordered[0]?.id);
  const method = ordered.find(({ id }) => id === chosenId);
  const { t } = useTranslation('account');
  if (method === undefined) {
    return <EmptyState title={t('deposit.noMethodsTitle')} text={t('deposit.noMethodsText')} />;
  }
  return (
    <>
      <WithdrawalWaits />
      <AmountForm method={method} onOrder={onOrder}>
        <MethodCards methods={ordered} chosen={method.id} lastUsed={lastUsed} onChoose={setChosenId} />
      </AmountForm>
      <DepositOffers />
    </>
  );
};

interface AmountFormProps {
  method: Method;
  onOrder: (id: string) => void;
  children: ReactNode;
}

const AmountForm = ({ method, onOrder, children }: AmountFormProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { order, sending, problem } = useOrder(onOrder);
  const problemText = useProblemText(problem, symbol);
  const fault = faultOf(typed, method);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined) void order({ methodId: method.id, amount: wireOf(typed) });
    else focusField(event.currentTarget, 'amount');
  };
  return (
    <Form form={{ banner: problemText, submit }}>
      {children}
      <AmountChoice
        method={method}
        typed={typed}
        onTyped={setTyped}
        fault={tried ? fault : undefined}
        symbol={symbol}
      />
      <div className={styles.confirm}>
        {method.type === 'QR' && (
          <p className={styles.unique}>
            {t('deposit.uniqueAmount', { most: formatMoney(MOST_SURCHARGE, symbol) })}
          </p>
        )}
        <Button type="submit" look="gold" large wide loading={sending}>
          {fault === 'missing'
            ? t('deposit.confirmNothing')
            : t('deposit.confirm', { amount: formatMoney(wireOf(typed), symbol) })}
        </Button>
      </div>
      <div className={styles.after}>
        <p className={styles.small}>
          {t('deposit.payWithin', { minutes: method.timeOutMinutes })} {t('deposit.turnoverRule')}
        </p>
      </div>
    </Form>
  );
};
