import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { SPORTS } from './use-events.ts';

interface Props {
  readonly what: 'event' | 'market';
  readonly id: string;
  readonly name: string;
  /** As it is now. */
  readonly isSuspended: boolean;
  readonly onClose: () => void;
}

const CALLS = { event: 'suspendSportsEvent', market: 'suspendSportsMarket' } as const;

/** Stops bets on an event or a market, or lets them go on. */
export const SuspendDialog = ({ what, id, name, isSuspended, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SPORTS);
  const act = async (reason: string) => {
    const asked = { params: { id }, body: { isSuspended: !isSuspended, reason } };
    const done = t(isSuspended ? 'sports.resumed' : 'sports.suspended');
    if (await perform(() => call(CALLS[what], asked), done)) onClose();
  };
  return (
    <ReasonDialog
      title={t(isSuspended ? 'sports.resumeOf' : 'sports.suspendOf', { name })}
      consequence={t(isSuspended ? 'sports.resumeAsk' : 'sports.suspendAsk')}
      confirm={t(isSuspended ? 'sports.resume' : 'sports.suspend')}
      tone={isSuspended ? 'gold' : 'cin'}
      busy={busy}
      onConfirm={(reason) => void act(reason)}
      onClose={onClose}
    />
  );
};
