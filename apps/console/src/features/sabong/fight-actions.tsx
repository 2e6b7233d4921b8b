import { useState } from 'react';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeclareDialog } from './declare-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ResettleDialog } from './resettle-dialog.tsx';
import { type Fight, isAhead, isDeclarable } from './use-fights.ts';

type Asking = 'declare' | 'move' | 'cancel' | 'void' | 'resettle' | null;

interface Props {
  readonly fight: Fight;
  readonly confirmSeconds: number;
}

type Asked = Exclude<Asking, null>;

/** What may be done with a fight by how far it is, and by whoever asks. */
const useActions = (fight: Fight) => {
  const may = useMay();
  const isOver = fight.state === 'FIGHTING' || fight.state === 'RESULT';
  const actions = [
    ['declare', 'e', 'gold', 'declareFightResult', isDeclarable(fight)],
    ['move', 'm', undefined, 'moveFight', isAhead(fight)],
    ['resettle', 'r', undefined, 'proposeFightResettlement', fight.state === 'SETTLED'],
    ['cancel', 'v', 'cin', 'cancelFight', isAhead(fight)],
    ['void', 'w', 'cin', 'proposeFightVoid', isOver],
  ] as const;
  return actions.filter(([, , , call, isPossible]) => isPossible && may(call));
};

/** What the staff may do with a fight by how far it is. */
export const FightActions = ({ fight, confirmSeconds }: Props) => {
  const t = useTexts();
  const [asked, setAsked] = useState<Asking>(null);
  const leave = () => setAsked(null);
  return (
    <>
      {useActions(fight).map(([what, keys, tone]) => (
        <ActionButton
          key={what}
          keys={keys}
          {...(tone === undefined ? {} : { tone })}
          name={t(`fights.${what}`)}
          busy={false}
          onAct={() => setAsked(what)}
        />
      ))}
      {asked !== null && (
        <AskedDialog fight={fight} confirmSeconds={confirmSeconds} asked={asked} onClose={leave} />
      )}
    </>
  );
};

const AskedDialog = ({
  fight,
  confirmSeconds,
  asked,
  onClose,
}: Props & { readonly asked: Asked; readonly onClose: () => void }) => {
  if (asked === 'declare')
    return <DeclareDialog fight={fight} confirmSeconds={confirmSeconds} onClose={onClose} />;
  if (asked === 'move') return <MoveDialog fight={fight} onClose={onClose} />;
  if (asked === 'resettle') return <ResettleDialog fight={fight} onClose={onClose} />;
  return <CancelDialog fight={fight} takesTwo={asked === 'void'} onClose={onClose} />;
};
