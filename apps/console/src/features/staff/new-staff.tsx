import { TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call, type Reply } from '../../shared/api.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { SecretDialog } from '../../shared/forms/secret-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { STAFF } from './use-staff.ts';

/** As the server takes them; `system` is the server itself. */
const NAME = /^(?!system$)[A-Za-z][\w.-]{2,31}$/i;

type Made = Reply<'createStaff'> & { readonly name: string };

const Secret = ({ made, onClose }: { made: Made; onClose: () => void }) => {
  const t = useTexts();
  return (
    <SecretDialog
      title={t('staff.made', { name: made.name })}
      once={t('staff.secretOnce')}
      next={t('staff.secretNext')}
      kept={t('staff.secretKept')}
      known={{ name: t('staff.name'), value: made.name }}
      secret={{ name: t('staff.password'), value: made.password }}
      onClose={onClose}
    />
  );
};

/** Makes an account for a colleague, which has no role until two have agreed on one. */
export const NewStaff = () => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const [made, setMade] = useState<Made | null>(null);
  const { busy, perform } = useConsoleMutation(STAFF);
  const isRight = NAME.test(name);
  const make = async () => setMade({ ...(await call('createStaff', { body: { name } })), name });
  const create = async () => {
    if (!(await perform(make, t('staff.created')))) return;
    setAsking(false);
    setName('');
  };
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="user-plus" size={16} />} onClick={() => setAsking(true)}>
        {t('staff.create')}
      </AskButton>
      {asking && (
        <FormDialog
          title={t('staff.create')}
          consequence={t('staff.createAsk')}
          confirm={t('staff.createDo')}
          busy={busy}
          ready={isRight}
          onSubmit={() => void create()}
          onClose={() => setAsking(false)}
        >
          <TextInput
            label={t('staff.name')}
            description={t('staff.nameHelp')}
            required
            maxLength={32}
            autoComplete="off"
            value={name}
            error={name.length > 2 && !isRight ? t('staff.nameWrong') : null}
            onChange={({ currentTarget }) => setName(currentTarget.value.trim())}
            data-autofocus
          />
        </FormDialog>
      )}
      {made !== null && <Secret made={made} onClose={() => setMade(null)} />}
    </>
  );
};
