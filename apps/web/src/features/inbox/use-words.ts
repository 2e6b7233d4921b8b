import { useTranslation } from 'react-i18next';
import { useBonusName } from '../../shared/bonuses/use-bonus-name.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import type { Message } from './use-inbox.ts';

interface Words {
  title: string;
  text: string;
  amount: string;
  order: string;
  reason: string;
}

const fill = (
  text: string,
  values: Readonly<Record<'amount' | 'bonus' | 'level' | 'account' | 'contract' | 'area', string>>,
): string =>
  text
    .replace('{{amount}}', values.amount)
    .replace('{{bonus}}', values.bonus)
    .replace('{{level}}', values.level)
    .replace('{{account}}', values.account)
    .replace('{{contract}}', values.contract)
    .replace('{{area}}', values.area);

/** A message in words, filled with the values that it carries; what it does not carry is empty. */
export const useWords = (): ((message: Message) => Words) => {
  const { t } = useTranslation('account');
  const { t: c } = useTranslation();
  const symbol = useCurrencySymbol();
  const areas = new Map(Object.entries(c('categories', { returnObjects: true })));
  // The values are put in below, message by message.
  const words = t('inbox.kinds', { returnObjects: true, skipInterpolation: true });
  const kinds = new Map(Object.entries(words));
  const bonusName = useBonusName();
  const contractKinds = new Map(Object.entries(t('contracts.kinds', { returnObjects: true })));
  const reasons = new Map(Object.entries(t('inbox.reasons', { returnObjects: true })));
  return ({ kind, values }) => {
    const of = (name: string): string => values[name] ?? '';
    const { title, text } = kinds.get(kind) ?? words.other;
    const amount = values['amount'] === undefined ? '' : formatMoney(values['amount'], symbol);
    return {
      title,
      text: fill(text, {
        amount,
        bonus: bonusName(of('bonus')),
        level: of('level'),
        account: of('account'),
        contract: contractKinds.get(of('contract')) ?? '',
        area: areas.get(of('area')) ?? '',
      }),
      amount,
      order: values['orderNo'] ?? values['order'] ?? '',
      reason: reasons.get(of('reason')) ?? '',
    };
  };
};
