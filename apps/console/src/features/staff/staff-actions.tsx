import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useSession } from '../../shared/session.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { STAFF, type Staff, type StaffRole } from './use-staff.ts';

/** Locking counts at once; what gives somebody more takes two. */
export const StaffActions = ({ staff }: { staff: Staff }) => {
  const t = useTexts();
  const may = useMay();
  const isMe = useSession(({ me }) => me?.id === staff.id);
  const [asked, setAsked] = useState<'lock' | 'unlock' | 'roles' | null>(null);
  const [requestId, setRequestId] = useState('');
  const { busy, perform } = useConsoleMutation(STAFF, 'approvals');
  const params = { id: staff.id };
  const ask = (what: typeof asked) => {
    setRequestId(crypto.randomUUID());
    setAsked(what);
  };
  const over = async (done: Promise<boolean>) => (await done) && setAsked(null);
  const lock = (reason: string) =>
    void over(perform(() => call('lockStaff', { params, body: { reason } }), t('staff.locked')));
  const unlock = (reason: string) =>
    void over(
      perform(() => call('proposeUnlock', { params, body: { requestId, reason } }), t('staff.proposed')),
    );
  const propose = (roles: StaffRole[], reason: string) =>
    void over(
      perform(
        () => call('proposeRoles', { params, body: { requestId, roles, reason } }),
        t('staff.proposed'),
      ),
    );
  return (
    <>
      {may('proposeRoles') && (
        <ActionButton keys="o" name={t('staff.proposeRoles')} onAct={() => ask('roles')} />
      )}
      {may('lockStaff') && staff.status === 'open' && (
        <ActionButton keys="r" tone="cin" name={t('staff.lock')} onAct={() => ask('lock')} />
      )}
      {may('proposeUnlock') && staff.status === 'locked' && (
        <ActionButton keys="u" name={t('staff.proposeUnlock')} onAct={() => ask('unlock')} />
      )}
      {asked === 'lock' && (
        <ReasonDialog
          title={t('staff.lock')}
          consequence={t(isMe ? 'staff.lockSelf' : 'staff.lockAsk', { name: staff.name })}
          confirm={t('staff.lock')}
          tone="cin"
          busy={busy}
          onConfirm={lock}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'unlock' && (
        <ReasonDialog
          title={t('staff.proposeUnlock')}
          consequence={t('staff.proposeAsk')}
          confirm={t('staff.propose')}
          busy={busy}
          onConfirm={unlock}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'roles' && (
        <RolesDialog staff={staff} busy={busy} onConfirm={propose} onClose={() => setAsked(null)} />
      )}
    </>
  );
};
