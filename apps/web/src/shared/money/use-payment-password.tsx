import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { WithdrawPassword } from './withdraw-password.tsx';

interface PaymentPassword {
  /** What the server has said to the one that was typed; empty when nothing. */
  refused: string;
  onSend: (password: string) => void;
  /** The password is being put right. */
  onTyped: () => void;
}

/** The field of the withdraw password: digits, of whichever script; a wrong one is marked to be typed over. */
export const usePaymentPassword = ({ refused, onSend, onTyped }: PaymentPassword) => {
  const { t } = useTranslation('account');
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
  const said = missing ? t('withdraw.sure.passwordMissing') : refused;
  const field = (
    <WithdrawPassword
      ref={input}
      value={typed}
      error={said === '' ? undefined : said}
      onValue={(value) => {
        setTyped(value);
        setMissing(false);
        onTyped();
      }}
    />
  );
  return { field, submit };
};
