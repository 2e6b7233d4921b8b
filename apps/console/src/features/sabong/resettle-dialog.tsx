import { Money } from '@hintha/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../shared/detail/member-link.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { ChoiceField } from './choice-field.tsx';
import { type Fight, FIGHTS, type Pick, PICKS } from './use-fights.ts';

type Preview = Reply<'previewFightResettlement'>;

/** Asks for another result of a settled fight, and shows what it would move before it is proposed. */
export const ResettleDialog = ({ fight, onClose }: { fight: Fight; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(FIGHTS, 'approvals');
  const looking = useConsoleMutation();
  const [result, setResult] = useState<Pick | ''>('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const params = { id: fight.id };
  const show = async (): Promise<void> => {
    if (result === '') return;
    setPreview(await call('previewFightResettlement', { params, body: { result } }));
  };
  const propose = async (reason: string) => {
    if (result === '') return;
    const asked = { params, body: { result, reason, requestId } };
    if (await perform(() => call('proposeFightResettlement', asked), t('fights.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('fights.resettle')}: ${fight.arena} ${fight.number}`}
      consequence={t('fights.resettleAsk')}
      confirm={t('fights.propose')}
      tone="cin"
      busy={busy}
      ready={result !== '' && preview !== null}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    >
      <ChoiceField
        isFirst
        label={t('fights.result')}
        options={PICKS.filter((pick) => pick !== fight.result).map((value) => ({
          value,
          name: t(`fights.picks.${value}`),
        }))}
        value={result}
        onChoose={(chosen) => {
          setResult(chosen);
          setPreview(null);
        }}
      />
      <Button loading={looking.busy} disabled={result === ''} onClick={() => void looking.perform(show)}>
        {t('fights.preview')}
      </Button>
      {preview !== null && <Moves preview={preview} />}
    </ReasonDialog>
  );
};

/** What another result would move, the members with the most first. */
const Moves = ({ preview: { bets, paid, takenBack, memberCount, members } }: { preview: Preview }) => {
  const t = useTexts();
  if (bets === 0) return <p role="status">{t('fights.movesNothing')}</p>;
  return (
    <>
      <DetailList>
        <Detail name={t('fights.movedBets')}>
          <span className="num">{bets}</span>
        </Detail>
        <Detail name={t('fights.movedMembers')}>
          <span className="num">{memberCount}</span>
        </Detail>
        <Detail name={t('fights.wouldPay')}>
          <Money amount={paid} symbol="Ks" />
        </Detail>
        <Detail name={t('fights.wouldTake')}>
          <Money amount={takenBack} symbol="Ks" />
        </Detail>
      </DetailList>
      <ul>
        {members.map((member) => (
          <li key={member.accountId}>
            <MemberLink id={member.accountId} name={member.accountId} />{' '}
            <Money amount={member.paid} symbol="Ks" /> / <Money amount={member.takenBack} symbol="Ks" />
          </li>
        ))}
      </ul>
    </>
  );
};
