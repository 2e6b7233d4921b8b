import { useState } from 'react';
import { call, type Reply } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { ChangeDialog, ResumeDialog, RotateDialog, SwitchDialog } from './change-dialogs.tsx';
import { NewSecret } from './new-secret.tsx';
import { INTEGRATIONS, isSyncing, type Integration } from './use-integrations.ts';

/** What a test has shown, or that the vendor is being asked; null before. */
export type Tested = Reply<'testIntegration'> | 'asking' | null;

type Asked = 'change' | 'rotate' | 'switch' | 'resume';

interface Props {
  readonly integration: Integration;
  readonly tested: Tested;
  readonly onTested: (tested: Tested) => void;
}

/** What can be done with an integration, by click or key. */
export const IntegrationActions = ({ integration, tested, onTested }: Props) => {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [generated, setGenerated] = useState<string | null>(null);
  const { active } = integration;
  const close = () => setAsked(null);
  if (!useMay()('changeIntegration')) return null;
  return (
    <>
      {integration.vendorUrl !== null && (
        <VendorCalls integration={integration} tested={tested} onTested={onTested} />
      )}
      {integration.suspension !== null && (
        <ActionButton keys="u" tone="gold" name={t('integrations.resume')} onAct={() => setAsked('resume')} />
      )}
      <ActionButton keys="c" name={t('integrations.change')} onAct={() => setAsked('change')} />
      <ActionButton keys="r" name={t('integrations.rotate')} onAct={() => setAsked('rotate')} />
      <ActionButton
        keys="o"
        tone={active ? 'cin' : 'gold'}
        name={t(active ? 'integrations.turnOff' : 'integrations.turnOn')}
        onAct={() => setAsked('switch')}
      />
      {asked !== null && (
        <Dialog asked={asked} integration={integration} onGenerated={setGenerated} onClose={close} />
      )}
      {generated !== null && (
        <NewSecret {...integration} secret={generated} onClose={() => setGenerated(null)} />
      )}
    </>
  );
};

interface DialogProps {
  readonly asked: Asked;
  readonly integration: Integration;
  readonly onGenerated: (secret: string | null) => void;
  readonly onClose: () => void;
}

const Dialog = ({ asked, onGenerated, ...rest }: DialogProps) => {
  if (asked === 'change') return <ChangeDialog {...rest} />;
  if (asked === 'rotate') return <RotateDialog {...rest} onGenerated={onGenerated} />;
  return asked === 'resume' ? <ResumeDialog {...rest} /> : <SwitchDialog {...rest} />;
};

/** What asks the vendor itself: a test, and its games. */
const VendorCalls = ({ integration, tested, onTested }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(INTEGRATIONS);
  const params = { code: integration.code };
  const test = async () => {
    onTested('asking');
    try {
      onTested(await call('testIntegration', { params }));
    } catch (error) {
      onTested(null);
      showToast('error', explain(error));
    }
  };
  const sync = () => void perform(() => call('syncIntegration', { params }), t('integrations.syncAsked'));
  return (
    <>
      <ActionButton
        keys="t"
        name={t('integrations.test')}
        atOnce
        busy={tested === 'asking'}
        onAct={() => void test()}
      />
      <ActionButton
        keys="s"
        name={t('integrations.sync')}
        atOnce
        busy={busy || isSyncing(integration)}
        onAct={sync}
      />
    </>
  );
};
