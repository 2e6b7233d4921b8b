import { formatAmount, parseAmount, type Money } from '@hintha/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../../shared/api.ts';
import { useBalance } from '../../../../shared/balance.ts';
import { explain } from '../../../../shared/explain.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { Payee } from '../own-queries.ts';
import { isUsable } from './blocks.ts';
import { amountsOf } from './refused-way.ts';

const readPlain = (plain: string): Money | null => {
  const read = parseAmount(plain.replace(/\.$/u, ''));
  return read === 'not_an_amount' || read === 0n ? null : read;
};

/** What is typed of a request, kept by whoever outlives its form. */
export interface TypedRequest {
  plain: string;
  chosen: string;
}

export interface KeptRequest {
  typed: TypedRequest;
  onTyped: (typed: TypedRequest) => void;
}

interface Draft extends KeptRequest {
  payees: readonly Payee[];
  now: number;
}

/** What is being asked for, and what is wrong with the amount. */
export const useDraft = ({ payees, now, typed, onTyped }: Draft) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  const available = useBalance((balance) => balance.available);
  const rangeText = useRangeText();
  const { plain, chosen } = typed;
  const [validationError, setValidationError] = useState<string | null>(null);
  const usable = payees.filter((payee) => isUsable(payee, now));
  const payee = usable.find(({ id }) => id === chosen) ?? usable[0];

  const validationErrorOf = (amount: Money | null): string | null => {
    if (amount === null) return own('withdraw.form.amountMissing');
    const most = available === null ? null : readPlain(available);
    return available !== null && amount > (most ?? 0n) ? t('errors.insufficient_funds') : null;
  };
  /** The order as it goes to the server; null when there is something wrong with it, which then shows. */
  const check = () => {
    const amount = readPlain(plain);
    const found = validationErrorOf(amount);
    setValidationError(found);
    return found !== null || amount === null
      ? null
      : { bankAccountId: payee?.id ?? '', amount: formatAmount(amount) };
  };
  const type = (value: string) => {
    onTyped({ plain: value, chosen });
    setValidationError(null);
  };
  const choose = (id: string) => onTyped({ plain, chosen: id });
  const refuse = (error: unknown) => setValidationError(rangeText(error) ?? explain(error));
  return { plain, type, payee, choose, validationError, check, refuse, available };
};

/** A business error that came with its limits is told with them. */
const useRangeText = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (error: unknown): string | null => {
    if (!(error instanceof CallError)) return null;
    const { least, most, left } = amountsOf(error.value);
    if (least !== undefined && most !== undefined)
      return t('withdraw.form.range', { least: formatMoney(least, symbol), most: formatMoney(most, symbol) });
    return left === undefined ? null : t('withdraw.form.dayLeft', { left: formatMoney(left, symbol) });
  };
};
