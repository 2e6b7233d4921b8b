import { NativeSelect, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { EMPTY, isCode, isSecret, readSettings } from './read-settings.ts';
import { SecretField } from './secret-field.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { NewSecret } from './new-secret.tsx';
import { INTEGRATIONS, type Dialect } from './use-integrations.ts';

interface Made {
  readonly name: string;
  readonly operatorId: string;
  readonly secret: string | null;
}

/** Connects a vendor; a generated secret is told once it is made. */
export const NewIntegration = ({ dialects }: { dialects: readonly Dialect[] }) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="plus" size={16} />} onClick={() => setAsking(true)}>
        {t('integrations.create')}
      </AskButton>
      {asking && <NewDialog dialects={dialects} onMade={setMade} onClose={() => setAsking(false)} />}
      {made !== null && made.secret !== null && (
        <NewSecret {...made} secret={made.secret} onClose={() => setMade(null)} />
      )}
    </>
  );
};

/** What is given once and never changed here. */
interface Fixed {
  readonly code: string;
  readonly secret: string;
  readonly ownWallet: string;
}

const NOTHING: Fixed = { code: '', secret: '', ownWallet: '' };

interface DialogProps {
  readonly dialects: readonly Dialect[];
  readonly onMade: (made: Made) => void;
  readonly onClose: () => void;
}

const trimmedOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

const NewDialog = ({ dialects, onMade, onClose }: DialogProps) => {
  const t = useTexts();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const [fixed, setFixed] = useState(NOTHING);
  const [draft, setDraft] = useState(EMPTY);
  const { busy, perform } = useConsoleMutation(INTEGRATIONS);
  const dialect = dialects.find(({ code }) => code === chosen) ?? dialects[0];
  const settings = readSettings(draft);
  const { code, secret } = fixed;
  const create = async (reason: string) => {
    if (dialect === undefined || settings === undefined) return;
    const given = secret === '' ? {} : { secret };
    const ownWallet = trimmedOrNull(fixed.ownWallet);
    const body = { ...settings, ...given, code, dialect: dialect.code, ownWallet, reason };
    const make = async () => onMade({ ...settings, ...(await call('createIntegration', { body })) });
    if (!(await perform(make, t('integrations.created')))) return;
    onClose();
    void navigate(`/integrations/${code}`);
  };
  return (
    <ReasonDialog
      title={t('integrations.create')}
      consequence={t('integrations.createAsk')}
      confirm={t('integrations.createDo')}
      busy={busy}
      ready={isCode(code) && settings !== undefined && (secret === '' || isSecret(secret))}
      onConfirm={(reason) => void create(reason)}
      onClose={onClose}
    >
      <NativeSelect
        label={t('integrations.dialect')}
        value={dialect?.code}
        data={dialects.map(({ code: value, name: label }) => ({ value, label }))}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          setFixed({ ...NOTHING, code });
          setDraft({ ...draft, vendorKey: '' });
        }}
        {...AUTOFOCUS}
      />
      <CodeField value={code} onChange={(typed) => setFixed({ ...fixed, code: typed })} />
      {dialect !== undefined && (
        <>
          <SettingsFields
            draft={draft}
            signing={dialect.signing}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
          <DialectFields
            dialect={dialect}
            fixed={fixed}
            onChange={(change) => setFixed({ ...fixed, ...change })}
          />
        </>
      )}
    </ReasonDialog>
  );
};

const CodeField = ({ value, onChange }: { value: string; onChange: (typed: string) => void }) => {
  const t = useTexts();
  return (
    <TextInput
      label={t('integrations.code')}
      description={t('integrations.codeHelp')}
      required
      maxLength={32}
      autoComplete="off"
      value={value}
      error={value === '' || isCode(value) ? null : t('integrations.wrong')}
      onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase().trim())}
    />
  );
};

interface DialectFieldsProps {
  readonly dialect: Dialect;
  readonly fixed: Fixed;
  readonly onChange: (change: Partial<Fixed>) => void;
}

/** What only some protocols know. */
const DialectFields = ({ dialect, fixed, onChange }: DialectFieldsProps) => {
  const t = useTexts();
  return (
    <>
      {dialect.signing === 'shared_secret' && (
        <SecretField value={fixed.secret} onChange={(secret) => onChange({ secret })} />
      )}
      {dialect.keepsWallets && (
        <TextInput
          label={t('integrations.ownWallet')}
          description={t('integrations.ownWalletHelp')}
          maxLength={64}
          value={fixed.ownWallet}
          onChange={({ currentTarget }) => onChange({ ownWallet: currentTarget.value })}
        />
      )}
    </>
  );
};
