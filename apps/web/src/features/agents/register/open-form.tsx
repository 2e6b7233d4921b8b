import { Button, Field } from '@hintha/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { OpenedDialog, type Opened } from './opened-dialog.tsx';
import styles from './register.module.css';
import { TermsFields, useTerms } from './terms-fields.tsx';

const USERNAME = /^[A-Za-z][A-Za-z0-9]{3,15}$/u;

/** Opens an account by hand. */
export const OpenForm = () => {
  const { t } = useTranslation('account');
  const terms = useTerms();
  const [username, setUsername] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [banner, setBanner] = useState<string | null>(null);
  const [validationError, setValidationError] = useState<string | undefined>();
  const [sending, setSending] = useState(false);
  const open = async () => {
    setSending(true);
    setBanner(null);
    try {
      setOpened(await call('openDownline', { body: { username, type: terms.type, rates: terms.rates } }));
      setUsername('');
    } catch (error) {
      setBanner(explain(error));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = USERNAME.test(username);
    setValidationError(isRight ? undefined : t('agent.usernameHelp'));
    if (isRight && terms.isRight && !sending) void open();
  };
  return (
    <section className={styles.section} aria-labelledby="agent-open">
      <h3 id="agent-open">{t('agent.open.title')}</h3>
      <Form form={{ banner, submit }}>
        <Field
          name="username"
          label={t('agent.username')}
          required
          autoComplete="off"
          help={t('agent.usernameHelp')}
          error={validationError}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <TermsFields terms={terms} />
        <Button type="submit" look="gold" large wide loading={sending}>
          {t('agent.open.open')}
        </Button>
      </Form>
      {opened !== null && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
};
