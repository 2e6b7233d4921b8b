import { Button, Dialog } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { call } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { useFlag } from '../../../shared/permission.ts';
import type { SignInFlow } from '../authenticate/use-sign-in-flow.ts';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import { PLATFORM } from '../../../shared/site/product.ts';

/** The way in with a trial account, where the server has switched it on. */
export const FreePlay = ({ flow, asked: already }: { flow: SignInFlow; asked: boolean }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(already);
  if (!useFlag('FREEPLAY3')) return null;
  return (
    <>
      <Button wide onClick={() => setAsked(true)}>
        {t('access.freePlay.open')}
      </Button>
      {asked && <AgeDialog flow={flow} onClose={() => setAsked(false)} />}
    </>
  );
};

/** Of the call, as the server knows it. */
const VERSION = 3;
const ENTRY = { username: '', password: '', type: 'free' } as const;

/** Nobody plays before having said to be of age, not even for free. */
const AgeDialog = ({ flow, onClose }: { flow: SignInFlow; onClose: () => void }) => {
  const { t } = useTranslation();
  const form = useTextForm<'adult'>({
    fields: ['adult'],
    missing: { adult: t('access.register.ageAndTermsMissing') },
    send: async () =>
      flow.enter(
        async () => call('logInFree', { body: { platform: PLATFORM, version: VERSION, adult: true } }),
        ENTRY,
      ),
  });
  return (
    <Dialog
      open
      size="small"
      title={t('access.freePlay.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <Form form={form}>
        <p>{t('access.freePlay.text')}</p>
        <TickField
          required
          name="adult"
          label={t('access.freePlay.adult')}
          ticked={form.draft.adult !== ''}
          onTick={(ticked) => form.change('adult', ticked ? 'yes' : '')}
          error={form.errorOf('adult')}
        />
        <Button type="submit" look="gold" large wide loading={form.sending}>
          {t('access.freePlay.submit')}
        </Button>
      </Form>
    </Dialog>
  );
};
