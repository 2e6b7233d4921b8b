import { Button, classNames } from '@hintha/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesFace } from '../../../shared/codes/code-wait.ts';
import { useCodeWait } from '../../../shared/codes/use-code-wait.ts';
import { addressOf, askProvider, type Answer } from './ask-provider.ts';
import styles from './provider-field.module.css';

const WAIT_MINUTES = 1;

interface ProviderFieldProps {
  /** The page of the provider. */
  url: string;
  /** What the wait for another token belongs to. */
  waitKey: string;
  /** The token that is held; empty while there is none. */
  value: string;
  onValue: (token: string) => void;
  error: string | undefined;
}

type ProviderStatus = 'waiting' | Exclude<Answer, object>;
type Note = ProviderStatus | 'needed' | 'refused' | 'verified' | null;

const WRONG: readonly Note[] = ['popup_closed', 'popup_blocked', 'needed', 'refused'];

/** What is wrong without a token is that there is none; of one that is there the server has said it. */
const noteOf = (token: string, error: string | undefined): Note => {
  if (token === '') return error === undefined ? null : 'needed';
  return error === undefined ? 'verified' : 'refused';
};

/** Has an outside provider verify the phone; its token goes with the form in place of a code. */
export const ProviderField = ({ url, waitKey, value: token, onValue, error }: ProviderFieldProps) => {
  const { t } = useTranslation();
  const noteId = useId();
  const [left, wait] = useCodeWait(waitKey);
  const address = addressOf(url);
  const { status, ask } = useAsking(address, (idToken) => {
    onValue(idToken);
    wait(WAIT_MINUTES);
  });
  const note = status ?? noteOf(token, error);
  return (
    <div>
      <Button
        look="soft"
        wide
        name="verificationCode"
        disabled={left > 0}
        aria-describedby={noteId}
        onClick={ask}
      >
        {t('access.provider.verify')}
        {left > 0 && <span className="num">{minutesFace(left)}</span>}
      </Button>
      <p
        id={noteId}
        aria-live="polite"
        className={classNames(styles.note, WRONG.includes(note) && styles.wrong)}
      >
        {note === 'refused' ? error : note && t(`access.provider.${note}`)}
      </p>
      {status === 'popup_blocked' && (
        <a className={styles.link} href={address} target="_blank" rel="opener">
          {t('access.provider.openPlain')}
        </a>
      )}
    </div>
  );
};

/** One window at a time; whoever leaves the form waits no longer. */
const useAsking = (address: string, onToken: (token: string) => void) => {
  const [status, tell] = useState<ProviderStatus | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const onAnswer = (answer: Answer) => {
    tell(typeof answer === 'string' ? answer : null);
    if (typeof answer !== 'string') onToken(answer.token);
  };
  const ask = () => {
    stop.current?.();
    tell('waiting');
    stop.current = askProvider({ address, onAnswer });
  };
  return { status, ask };
};
