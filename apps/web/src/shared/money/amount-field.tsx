import { Field, type FieldProps } from '@hintha/ui';
import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { caretAfter, groupedAmount, plainAmount } from './amount-text.ts';

interface AmountFieldProps extends Pick<
  FieldProps,
  'name' | 'label' | 'error' | 'help' | 'suffix' | 'disabled'
> {
  symbol: string;
  /** Whether it may stay empty. */
  isOptional?: boolean;
  /** Digits with a point, as on the wire; what is typed may end in the point. */
  value: string;
  onValue: (plain: string) => void;
}

/** A field for money: grouped by thousands while it is typed, the cursor staying where the fingers are. */
export const AmountField = ({ symbol, value, onValue, isOptional = false, ...field }: AmountFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const grouped = groupedAmount(value);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const plain = plainAmount(target.value);
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    caret.current = caretAfter(groupedAmount(plain), before.replaceAll(',', '').length);
    onValue(plain);
  };
  return (
    <Field
      {...field}
      ref={input}
      required={!isOptional}
      prefix={symbol}
      inputMode="decimal"
      autoComplete="off"
      value={grouped}
      onChange={change}
    />
  );
};
