import { Button, Dialog, Skeleton } from '@hintha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { showToast } from '../../../shared/toasts.ts';
import { MODES, rateText, readTyped, SHARES } from './rate-text.ts';
import { RatesFields, type RateTexts } from './rates-fields.tsx';
import { type OwnRates, useOwnRates } from './use-own-rates.ts';

interface RatesDialogProps {
  account: { id: string; name: string; rates: OwnRates['rates'] };
  onClose: () => void;
}

/** Other rates for an account right below: higher at once, lower with its consent. */
export const RatesDialog = ({ account, onClose }: RatesDialogProps) => {
  const { t } = useTranslation('account');
  const { data } = useOwnRates();
  return (
    <Dialog
      open
      title={t('agent.rates.title', { account: account.name })}
      closeLabel={t('agent.closeDialog')}
      onClose={onClose}
    >
      {data === undefined ? (
        <Skeleton height="320px" />
      ) : (
        <RatesForm own={data} account={account} onClose={onClose} />
      )}
    </Dialog>
  );
};

const textsOf = (rates: OwnRates['rates']): RateTexts =>
  Object.fromEntries(
    [...SHARES, ...MODES].map((category) => [category, rateText(category, rates[category])]),
  );

const RatesForm = ({ own, account, onClose }: RatesDialogProps & { own: OwnRates }) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [texts, setTexts] = useState<RateTexts>(() => textsOf(account.rates));
  const [banner, setBanner] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { rates, wrong } = readTyped(texts, {
    most: own.rates,
    leastMode: own.leastMode,
    before: account.rates,
  });
  const save = async () => {
    setSending(true);
    try {
      const { asked } = await call('setDownlineRates', { params: { id: account.id }, body: { rates } });
      showToast('success', t(asked ? 'agent.rates.asked' : 'agent.rates.saved'));
      await client.invalidateQueries({ queryKey: ['listDownlines'] });
      onClose();
    } catch (error) {
      setBanner(explain(error));
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong.length === 0 && !sending) void save();
  };
  return (
    <Form form={{ banner, submit }}>
      <p>{t('agent.rates.text')}</p>
      <RatesFields own={own} texts={texts} wrong={wrong} onTexts={setTexts} />
      <Button type="submit" look="gold" large wide loading={sending}>
        {t('agent.rates.save')}
      </Button>
    </Form>
  );
};
