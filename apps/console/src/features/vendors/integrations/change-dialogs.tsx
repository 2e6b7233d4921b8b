import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { CapFields } from './cap-fields.tsx';
import { draftOf, isSecret, readCaps, readSettings } from './read-settings.ts';
import { SecretField } from './secret-field.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { INTEGRATIONS, type Integration } from './use-integrations.ts';

interface Props {
  readonly integration: Integration;
  readonly onClose: () => void;
}

const useRequestId = (): string => useState(() => crypto.randomUUID())[0];

/** Changes address, name and limits: at once while it is off, by a proposal while it is on. */
export const ChangeDialog = ({ integration, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(INTEGRATIONS, 'approvals');
  const [draft, setDraft] = useState(() => draftOf(integration));
  const requestId = useRequestId();
  const { code, active, signing } = integration;
  const [settings, caps] = [readSettings(draft), readCaps(draft)];
  const change = async (reason: string) => {
    if (settings === undefined || caps === undefined) return;
    const body = { ...settings, caps, reason, requestId };
    const done = await perform(
      () => call('changeIntegration', { params: { code }, body }),
      ({ proposed }) => t(proposed === null ? 'integrations.changedNow' : 'integrations.proposed'),
    );
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={t('integrations.change')}
      consequence={t(active ? 'integrations.changeProposed' : 'integrations.changeNow')}
      confirm={t(active ? 'members.propose' : 'integrations.change')}
      busy={busy}
      ready={settings !== undefined && caps !== undefined}
      onConfirm={(reason) => void change(reason)}
      onClose={onClose}
    >
      <SettingsFields draft={draft} signing={signing} onChange={(next) => setDraft({ ...draft, ...next })} />
      <CapFields draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} />
    </ReasonDialog>
  );
};

/** Gives the integration another key of ours; a generated secret is handed to whoever asked. */
export const RotateDialog = ({
  integration: { code, active, signing },
  onGenerated,
  onClose,
}: Props & { onGenerated: (secret: string | null) => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(INTEGRATIONS, 'approvals');
  const [secret, setSecret] = useState('');
  const requestId = useRequestId();
  const rotate = async (reason: string) => {
    const given = secret === '' ? {} : { secret };
    const rotated = async () => {
      const made = await call('rotateIntegrationKey', {
        params: { code },
        body: { ...given, reason, requestId },
      });
      onGenerated(made.secret);
      return made;
    };
    const done = await perform(rotated, ({ proposed }) =>
      t(proposed === null ? 'integrations.rotated' : 'integrations.proposed'),
    );
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={t('integrations.rotate')}
      consequence={t(active ? 'integrations.rotateProposed' : 'integrations.rotateNow')}
      confirm={t(active ? 'members.propose' : 'integrations.rotate')}
      busy={busy}
      ready={secret === '' || isSecret(secret)}
      onConfirm={(reason) => void rotate(reason)}
      onClose={onClose}
    >
      {signing === 'shared_secret' && <SecretField value={secret} onChange={setSecret} />}
    </ReasonDialog>
  );
};

/** Proposes to resume a suspended integration. */
export const ResumeDialog = ({ integration: { code, name }, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(INTEGRATIONS, 'approvals');
  const requestId = useRequestId();
  const propose = async (reason: string) => {
    const done = await perform(
      () => call('resumeIntegration', { params: { code }, body: { reason, requestId } }),
      t('integrations.proposed'),
    );
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('integrations.resume')}: ${name}`}
      consequence={t('integrations.resumeAsk')}
      confirm={t('members.propose')}
      tone="gold"
      busy={busy}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    />
  );
};

/** Switches the integration off at once, or proposes to switch it on. */
export const SwitchDialog = ({ integration: { code, name, active }, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(INTEGRATIONS, 'approvals', 'vendors', 'lobby');
  const requestId = useRequestId();
  const turn = active ? 'turnOff' : 'turnOn';
  const toggle = async (reason: string) => {
    const done = await perform(
      () => call('setIntegrationActive', { params: { code }, body: { active: !active, reason, requestId } }),
      ({ proposed }) => t(proposed === null ? 'integrations.turnedOff' : 'integrations.proposed'),
    );
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={`${t(`integrations.${turn}`)}: ${name}`}
      consequence={t(`integrations.${turn}Ask`)}
      confirm={t(active ? 'integrations.turnOff' : 'members.propose')}
      tone={active ? 'cin' : 'gold'}
      busy={busy}
      onConfirm={(reason) => void toggle(reason)}
      onClose={onClose}
    />
  );
};
