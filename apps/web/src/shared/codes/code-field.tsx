import { Button, Field } from '@hintha/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './code-field.module.css';
import { minutesFace } from './code-wait.ts';
import { useCodeWait } from './use-code-wait.ts';

interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  help?: ReactNode;
  /** What the wait for another code belongs to, a purpose and a number; with it the wait outlives the form. */
  waitKey?: string;
  /** Asks the server for a code. */
  send: () => Promise<{ expiredMinutes: number }>;
  /** Hears why no code was sent, and in which form. */
  onRefused: (error: unknown, form: HTMLFormElement | null) => void;
}

/** A code that the server sends. Once it is on its way, another may be asked for only when it holds no longer. */
export const CodeField = ({ onValue, help, send, onRefused, waitKey, ...field }: CodeFieldProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { button, left, sent } = useSending({
    send,
    onRefused: (error) => onRefused(error, input.current?.form ?? null),
    waitKey,
    onSent: () => input.current?.focus(),
  });
  return (
    <Field
      {...field}
      ref={input}
      required
      help={sent ? t('security.code.sent') : help}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={255}
      onChange={({ target }) => onValue(target.value)}
      suffix={
        <Button
          look="soft"
          className={styles.send}
          disabled={left > 0}
          aria-label={left > 0 ? t('security.code.again', { time: minutesFace(left) }) : undefined}
          {...button}
        >
          {left > 0 ? <span className="num">{minutesFace(left)}</span> : t('security.code.send')}
        </Button>
      }
    />
  );
};

/** A second press within a second is the same press. */
const PRESS_EVERY_MS = 1000;

interface Sending extends Pick<CodeFieldProps, 'send'> {
  onRefused: (error: unknown) => void;
  waitKey: string | undefined;
  onSent: () => void;
}

const useSending = ({ send, onRefused, waitKey, onSent }: Sending) => {
  const [left, wait] = useCodeWait(waitKey);
  const [sending, setSending] = useState(false);
  const pressedAt = useRef(-PRESS_EVERY_MS);
  const ask = async () => {
    if (performance.now() - pressedAt.current < PRESS_EVERY_MS) return;
    pressedAt.current = performance.now();
    setSending(true);
    try {
      wait((await send()).expiredMinutes);
      // What is typed next is the code; the button is at rest and can hold the focus no longer.
      onSent();
    } catch (error) {
      onRefused(error);
    } finally {
      setSending(false);
    }
  };
  return { button: { loading: sending, onClick: () => void ask() }, left, sent: left > 0 };
};
