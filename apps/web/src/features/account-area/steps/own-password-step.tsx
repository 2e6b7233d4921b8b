import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { LatinField } from '../../../shared/forms/latin-field.tsx';
import { FactorCode } from '../../../shared/proof/factor-code.tsx';
import styles from './steps.module.css';
import { PASSWORD_FIELDS, useOwnPassword } from './use-own-password.ts';
import type { StepProps } from '../../../shared/security/use-proof-form.ts';
import { useRuleText, withRule } from '../../../shared/security/use-rule-text.ts';

/** Changes one's own password; the other devices are signed out by it. */
export const OwnPasswordStep = (props: StepProps) => {
  const { t } = useTranslation();
  const rule = useRuleText('password');
  const { draft, change, errorOf, banner, sending, refuse, submit, method } = useOwnPassword(props);
  return (
    <Form form={{ banner, submit }}>
      {PASSWORD_FIELDS.map((field) => (
        <LatinField
          secret
          key={field}
          name={field}
          label={t(`accountArea.${field}`)}
          autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
          value={draft[field]}
          onValue={(value) => change(field, value)}
          {...(field === 'newPassword'
            ? { help: rule, error: withRule(errorOf(field), rule) }
            : { error: errorOf(field) })}
        />
      ))}
      {method !== undefined && (
        <FactorCode
          method={method}
          name="verificationCode"
          value={draft.verificationCode}
          onValue={(value) => change('verificationCode', value)}
          error={errorOf('verificationCode')}
          onRefused={refuse}
        />
      )}
      <p className={styles.text}>{t('accountArea.changePasswordText')}</p>
      <Button type="submit" look="gold" large wide loading={sending}>
        {t('accountArea.changePassword')}
      </Button>
    </Form>
  );
};
