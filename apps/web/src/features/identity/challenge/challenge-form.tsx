import type { identity } from '@hintha/contract';
import { Button, Field, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import styles from '../form.module.css';
import { MethodChoice } from './method-choice.tsx';
import { useChallenge, type Proving } from './use-challenge.ts';

interface ChallengeFormProps {
  challenge: identity.ChallengeView;
  /** Goes on with the call that shows the proof. */
  onProof: Proving;
  onBack: () => void;
}

/** Asks a sign-in from a new place for a second factor. */
export const ChallengeForm = ({ challenge, onProof, onBack }: ChallengeFormProps) => {
  const { t } = useTranslation();
  const form = useChallenge(challenge, onProof);
  return (
    <Form form={form}>
      {challenge.vipLevel !== '' && (
        <p>
          <Tag>{t('access.challenge.vipLevel', { level: challenge.vipLevel })}</Tag>
        </p>
      )}
      <MethodChoice methods={challenge.methods} chosen={form.method} onChoose={form.choose} />
      <Proof form={form} challengeId={challenge.challengeId} />
      <div className={styles.actions}>
        <Button type="submit" look="gold" large wide loading={form.sending}>
          {t('access.challenge.submit')}
        </Button>
        <Button wide onClick={onBack}>
          {t('access.challenge.back')}
        </Button>
      </div>
    </Form>
  );
};

interface ProofProps {
  form: ReturnType<typeof useChallenge>;
  challengeId: string;
}

/** The field of the way that was chosen, with a button where a code is sent. */
const Proof = ({ form, challengeId }: ProofProps) => {
  const { t } = useTranslation();
  const { method } = form;
  const field = {
    name: 'code',
    label: t(`access.challenge.${method}Field`),
    value: form.draft.code,
    error: form.errorOf('code'),
  };
  if (method === 'sms' || method === 'email') {
    return (
      <CodeField
        {...field}
        key={method}
        onValue={(value) => form.change('code', value)}
        waitKey={`${challengeId} ${method}`}
        send={form.sendCode}
        onRefused={form.refuse}
      />
    );
  }
  const asName = method === 'payeeName';
  return (
    <Field
      {...field}
      key={method}
      required
      inputMode={asName ? 'text' : 'numeric'}
      autoComplete={asName ? 'name' : 'one-time-code'}
      maxLength={255}
      onChange={({ target }) => form.change('code', target.value)}
    />
  );
};
