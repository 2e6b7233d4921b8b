import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import type { Payee } from '../own-queries.ts';
import { usePayeeName } from '../payees/use-payee-name.ts';
import { isUsable } from './blocks.ts';
import styles from './request.module.css';

interface PayeeChoiceProps {
  payees: readonly Payee[];
  chosen: string;
  now: number;
  onChoose: (id: string) => void;
}

/** Where the money goes: the member's own accounts, of which new ones rest at first. */
export const PayeeChoice = ({ payees, chosen, now, onChoose }: PayeeChoiceProps) => {
  const { t } = useTranslation('account');
  const nameOf = usePayeeName();
  const group = useId();
  if (payees.length === 0) return null;
  return (
    <fieldset className={styles.payees}>
      <legend>{t('withdraw.form.payee')}</legend>
      {payees.map((payee) => {
        const usable = isUsable(payee, now);
        return (
          <label key={payee.id} className={styles.payee} data-resting={!usable || undefined}>
            <input
              type="radio"
              name={group}
              value={payee.id}
              checked={payee.id === chosen}
              disabled={!usable}
              onChange={() => onChoose(payee.id)}
            />
            <span className={styles.payeeWords}>
              <span className={styles.payeeName}>{nameOf(payee)}</span>
              <span className={styles.payeeText}>
                {usable ? payee.name : t('withdraw.payees.restsUntil', { at: formatInstant(payee.usableAt) })}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
