import { Icon } from '@hintha/ui';
import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call, type Reply } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { SecretDialog } from '../../shared/forms/secret-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { TEAM, TYPE_NAMES } from './use-team.ts';

const USERNAME = /^[A-Za-z][A-Za-z0-9]{3,15}$/;
const TYPES = [2, 41] as const;

type Opened = Reply<'openAgent'>;

/** Opens a master agent or an affiliate, whose password is shown once. */
export const OpenAgent = ({ onPlace }: { onPlace: (account: string) => void }) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="user-plus" size={16} />} onClick={() => setAsking(true)}>
        {t('agents.open')}
      </AskButton>
      {asking && <OpenDialog onOpened={setOpened} onClose={() => setAsking(false)} />}
      {opened !== null && (
        <SecretDialog
          title={t('agents.opened', { name: opened.username })}
          once={t('agents.secretOnce')}
          next={t('agents.secretNext')}
          kept={t('agents.secretKept')}
          known={{ name: t('agents.name'), value: opened.username }}
          secret={{ name: t('agents.password'), value: opened.password }}
          onClose={() => {
            setOpened(null);
            // It has no team yet, so that the list of heads does not show it.
            onPlace(opened.username);
          }}
        />
      )}
    </>
  );
};

interface OpenDialogProps {
  readonly onOpened: (opened: Opened) => void;
  readonly onClose: () => void;
}

const OpenDialog = ({ onOpened, onClose }: OpenDialogProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(TEAM);
  const [username, setUsername] = useState('');
  const [type, setType] = useState<2 | 41>(2);
  const open = async (reason: string) => {
    const run = async () => onOpened(await call('openAgent', { body: { username, type, reason } }));
    if (await perform(run)) onClose();
  };
  return (
    <ReasonDialog
      title={t('agents.open')}
      consequence={t('agents.openAsk')}
      confirm={t('agents.openDo')}
      busy={busy}
      ready={USERNAME.test(username)}
      onConfirm={(reason) => void open(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t('agents.name')}
        description={t('agents.nameHelp')}
        required
        autoComplete="off"
        value={username}
        onChange={({ currentTarget }) => setUsername(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
      <Radio.Group
        label={t('agents.type')}
        value={String(type)}
        onChange={(value) => setType(value === '41' ? 41 : 2)}
      >
        {TYPES.map((one) => (
          <Radio key={one} mt={6} value={String(one)} label={t(`agents.types.${TYPE_NAMES[one]}`)} />
        ))}
      </Radio.Group>
    </ReasonDialog>
  );
};
