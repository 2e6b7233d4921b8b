import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { ResettleDialog } from './resettle-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { isUndecided, issueText, NUMEROS, type Numero, useNumeroName } from './use-numeros.ts';

type Asking = 'result' | 'void' | 'resettle' | null;

const WAITING: readonly Numero['state'][] = ['LOCKED', 'DRAWN', 'DELAYED'];

/** What the staff may do with a draw by how far it is: tell its result, call it off, or pay another result. */
export const NumeroActions = ({ numero }: { numero: Numero }) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<Asking>(null);
  const { isFirstParty, state } = numero;
  const actions = [
    ['result', 'e', 'gold', may('enterLotteryResult') && !isFirstParty && WAITING.includes(state)],
    ['resettle', 'r', undefined, may('proposeResettlement') && !isFirstParty && state === 'SETTLED'],
    ['void', 'v', 'cin', may('proposeNumeroVoid') && isUndecided(numero)],
  ] as const;
  return (
    <>
      {actions.map(
        ([what, keys, tone, isOpen]) =>
          isOpen && (
            <ActionButton
              key={what}
              keys={keys}
              {...(tone === undefined ? {} : { tone })}
              name={t(`lottery.${what}`)}
              busy={false}
              onAct={() => setAsked(what)}
            />
          ),
      )}
      {asked !== null && <Dialogs numero={numero} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
};

interface DialogsProps {
  readonly numero: Numero;
  readonly asked: Exclude<Asking, null>;
  readonly onClose: () => void;
}

const Dialogs = ({ numero, asked, onClose }: DialogsProps) => {
  const t = useTexts();
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(NUMEROS, 'approvals');
  const params = { id: numero.id };
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  const about = `${useNumeroName()(numero)} ${issueText(numero)}`;
  if (asked === 'result')
    return (
      <ResultDialog
        numero={numero}
        title={`${t('lottery.result')}: ${about}`}
        consequence={t('lottery.resultAsk')}
        confirm={t('lottery.resultDo')}
        busy={busy}
        onClose={onClose}
        onConfirm={(body) =>
          void over(
            perform(
              () => call('enterLotteryResult', { params, body }),
              ({ confirmed }) => t(confirmed ? 'lottery.resultConfirmed' : 'lottery.resultProposed'),
            ),
          )
        }
      />
    );
  if (asked === 'resettle')
    return (
      <ResettleDialog
        numero={numero}
        busy={busy}
        onClose={onClose}
        onConfirm={(body) =>
          void over(perform(() => call('proposeResettlement', { params, body }), t('lottery.proposed')))
        }
      />
    );
  return (
    <ReasonDialog
      title={`${t('lottery.void')}: ${about}`}
      consequence={t('lottery.voidAsk')}
      confirm={t('lottery.propose')}
      tone="cin"
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) =>
        void over(
          perform(
            () => call('proposeNumeroVoid', { params, body: { reason, requestId } }),
            t('lottery.proposed'),
          ),
        )
      }
    />
  );
};
