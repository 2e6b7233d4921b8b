import { Field, Skeleton } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { useSession } from '../../../shared/session.ts';
import { CopyButton } from '../copy-button.tsx';
import { inFours } from '../qr/in-fours.ts';
import { QrCode } from '../../../shared/qr/late-qr-code.tsx';
import { StepForm } from '../../../shared/security/step-form.tsx';
import styles from './steps.module.css';
import { useProofForm, type StepProps } from '../../../shared/security/use-proof-form.ts';

/** One secret for as long as the step is open; it is drawn anew the next time. */
const usePrepared = () => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['prepareAuthenticator', username],
    queryFn: async ({ signal }) => call('prepareAuthenticator', { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
};

/** Adds an authenticator: the secret goes to the app by a picture or by hand, and a code of it comes back. */
export const AuthenticatorStep = (props: StepProps) => {
  const { t } = useTranslation();
  const { data, error } = usePrepared();
  const form = useProofForm({
    ...props,
    key: 'authenticator',
    fields: ['authenticatorCode'],
    send: async ({ authenticatorCode }, proof) =>
      call('confirmAuthenticator', { body: { authenticatorCode, proof } }),
  });
  if (error !== null) return <p role="alert">{explain(error)}</p>;
  // A field that is there from the first takes the focus, and with it a phone's keyboard covers the picture.
  if (data === undefined) return <Skeleton height="480px" />;
  return (
    <StepForm form={form} submitLabel={t('security.addNow')}>
      <Secret {...data} />
      <Field
        required
        name="authenticatorCode"
        label={t('security.authenticatorCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        value={form.draft.authenticatorCode}
        onChange={({ target }) => form.change('authenticatorCode', target.value)}
        error={form.errorOf('authenticatorCode')}
      />
    </StepForm>
  );
};

const Secret = ({ secret, uri }: { secret: string; uri: string }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.scan}>
      <ol className={styles.order}>
        <li>{t('security.authenticatorOpen')}</li>
        <li>{t('security.authenticatorScan')}</li>
        <li>{t('security.authenticatorType')}</li>
      </ol>
      <QrCode text={uri} label={t('security.authenticatorPicture')} />
      <p className={styles.secret}>
        <code className={`${styles.secretText} num`}>{inFours(secret)}</code>
        <CopyButton text={secret} />
      </p>
    </div>
  );
};
