import { useState } from 'react';
import { call, type Asked } from '../../../../shared/api.ts';
import { ActionButton } from '../../../../shared/detail/action-button.tsx';
import { useTexts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { useConsoleMutation } from '../../../../shared/use-console-mutation.ts';
import { MEMBER, type MemberFile } from '../use-member.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { FlagDialog } from './flag-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';
import { UplineDialog } from './upline-dialog.tsx';

type Asking = 'note' | 'restrict' | 'flag' | 'adjust' | 'upline';

/** What can be done with a member, by click or by key. */
export const MemberActions = ({ file }: { file: MemberFile }) => {
  const t = useTexts();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { busy, perform } = useConsoleMutation(MEMBER, 'approvals');
  const close = () => setAsking(null);
  const params = { id: file.id };
  const over = async (done: Promise<boolean>) => (await done) && close();
  const note = (text: string) =>
    void over(perform(() => call('addNote', { params, body: { text } }), t('members.noted')));
  const restrict = (body: Asked<'restrictMember'>['body']) =>
    void over(perform(() => call('restrictMember', { params, body }), t('members.restricted')));
  const flag = (body: Asked<'setAccountFlag'>['body']) =>
    void over(perform(() => call('setAccountFlag', { params, body }), t('members.flagChanged')));
  const setUpline = (body: Asked<'setToUpline'>['body']) =>
    void over(perform(() => call('setToUpline', { params, body }), t('members.upline.changed')));
  const adjust = (body: Asked<'proposeAdjustment'>['body']) =>
    void over(perform(() => call('proposeAdjustment', { body }), t('members.adjustProposed')));
  return (
    <>
      <Buttons file={file} onAsk={setAsking} />
      {asking === 'note' && <NoteDialog busy={busy} onConfirm={note} onClose={close} />}
      {asking === 'restrict' && (
        <RestrictDialog file={file} busy={busy} onConfirm={restrict} onClose={close} />
      )}
      {asking === 'flag' && <FlagDialog file={file} busy={busy} onConfirm={flag} onClose={close} />}
      {asking === 'upline' && <UplineDialog file={file} busy={busy} onConfirm={setUpline} onClose={close} />}
      {asking === 'adjust' && <AdjustDialog file={file} busy={busy} onConfirm={adjust} onClose={close} />}
    </>
  );
};

const Buttons = ({ file, onAsk }: { file: MemberFile; onAsk: (asking: Asking) => void }) => {
  const t = useTexts();
  const may = useMay();
  return (
    <>
      {may('addNote') && <ActionButton keys="n" name={t('members.note')} onAct={() => onAsk('note')} />}
      {may('proposeAdjustment') && (
        <ActionButton keys="a" name={t('members.adjust')} onAct={() => onAsk('adjust')} />
      )}
      {may('setAccountFlag') && (
        <ActionButton keys="v" name={t('members.flag')} onAct={() => onAsk('flag')} />
      )}
      {may('setToUpline') && file.upline !== null && (
        <ActionButton keys="u" name={t('members.upline.action')} onAct={() => onAsk('upline')} />
      )}
      {may('restrictMember') && (
        <ActionButton keys="r" tone="cin" name={t('members.restrict')} onAct={() => onAsk('restrict')} />
      )}
    </>
  );
};
