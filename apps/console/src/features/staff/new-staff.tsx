import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { STAFF } from './use-staff.ts';

/** As the server takes them; `system` is the server itself. */
const NAME = /^(?!system$)[A-Za-z][\w.-]{2,31}$/i;

type Made = Reply<'createStaff'> & { readonly name: string };

/** The first password is told this once: it goes with the dialog, and only an act of the person closes it. */
const Secret = ({ made, onClose }: { made: Made; onClose: () => void }) => {
  const t = useTexts();
  return (
    <Modal
      opened
      title={t('staff.made', { name: made.name })}
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Alert color="amber" icon={<Icon name="warning" />}>
          {t('staff.secretOnce')}
        </Alert>
        <DetailList>
          <Detail name={t('staff.name')} copy={made.name}>
            {made.name}
          </Detail>
          <Detail name={t('staff.password')} copy={made.password}>
            <code className="mono" data-secret>
              {made.password}
            </code>
          </Detail>
        </DetailList>
        <p>{t('staff.secretNext')}</p>
        <Group justify="flex-end">
          <Button variant="filled" data-autofocus onClick={onClose}>
            {t('staff.secretKept')}
          </Button>
        </Group>
      </Stack>
    </Modal>
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
      <Button size="xs" leftSection={<Icon name="user-plus" size={16} />} onClick={() => setAsking(true)}>
        {t('staff.create')}
      </Button>
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
