import { useState } from 'react';
import { call, type Asked } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { NewReceiverDialog } from './new-channel.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { isByHand } from './read-channel.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { CHANNELS, type Channel } from './use-channels.ts';

interface SwitchProps {
  readonly active: boolean;
  readonly name: string;
  readonly busy: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

const SwitchDialog = ({ active, name, ...rest }: SwitchProps) => {
  const t = useTexts();
  const turn = active ? 'turnOff' : 'turnOn';
  return (
    <ReasonDialog
      title={`${t(`channels.${turn}`)}: ${name}`}
      consequence={t(`channels.${turn}Ask`)}
      confirm={t(`channels.${turn}`)}
      tone={active ? 'cin' : 'gold'}
      {...rest}
    />
  );
};

type May = ReturnType<typeof useMay>;

const mayRateOf = (may: May, { coin }: Channel): boolean => coin !== null && may('setCoinRate');

const mayAddTo = (may: May, { type }: Channel): boolean => isByHand(type) && may('addReceiver');

type Proposal = 'rate' | 'receiver' | 'terms';

interface ProposalProps {
  readonly channel: Channel;
  readonly busy: boolean;
  readonly onAsk: (asked: Proposal) => void;
}

/** What of a channel takes a second person. */
const ProposalActions = ({ channel, busy, onAsk }: ProposalProps) => {
  const t = useTexts();
  const may = useMay();
  return (
    <>
      {mayRateOf(may, channel) && (
        <ActionButton keys="c" name={t('channels.setRate')} busy={busy} onAct={() => onAsk('rate')} />
      )}
      {mayAddTo(may, channel) && (
        <ActionButton keys="n" name={t('channels.addReceiver')} busy={busy} onAct={() => onAsk('receiver')} />
      )}
      {may('changeChannel') && (
        <ActionButton keys="e" name={t('channels.setTerms')} busy={busy} onAct={() => onAsk('terms')} />
      )}
    </>
  );
};

/** What can be done with a channel, by click or key. */
export const ChannelActions = ({ channel }: { channel: Channel }) => {
  const { id, active, name, coin } = channel;
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'switch' | Proposal | null>(null);
  const { busy, perform } = useConsoleMutation(CHANNELS, 'approvals');
  const close = () => setAsked(null);
  const over = async (done: Promise<boolean>) => (await done) && close();
  const turn = active ? 'turnOff' : 'turnOn';
  const toggle = (reason: string) =>
    void over(
      perform(
        () => call('setChannel', { params: { id }, body: { active: !active, reason } }),
        t('channels.done'),
      ),
    );
  const rate = (body: Asked<'setCoinRate'>['body']) =>
    void over(perform(() => call('setCoinRate', { params: { id }, body }), t('channels.rateProposed')));
  return (
    <>
      <ProposalActions channel={channel} busy={busy} onAsk={setAsked} />
      {may('setChannel') && (
        <ActionButton
          keys="o"
          tone={active ? 'cin' : 'gold'}
          name={t(`channels.${turn}`)}
          busy={busy}
          onAct={() => setAsked('switch')}
        />
      )}
      {asked === 'switch' && (
        <SwitchDialog active={active} name={name} busy={busy} onConfirm={toggle} onClose={close} />
      )}
      {asked === 'receiver' && <NewReceiverDialog channelId={id} onClose={close} />}
      {asked === 'terms' && <TermsDialog channel={channel} onClose={close} />}
      {asked === 'rate' && coin !== null && (
        <RateDialog coin={coin} busy={busy} onConfirm={rate} onClose={close} />
      )}
    </>
  );
};
