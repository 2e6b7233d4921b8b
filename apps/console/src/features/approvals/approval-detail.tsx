import { Alert, Code } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { SubjectLink } from '../../shared/detail/subject-link.tsx';
import { formatInstant } from '../../shared/format.ts';
import { ConfirmDialog } from '../../shared/forms/confirm-dialog.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts, wordsFor } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useSession } from '../../shared/session.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { TimeLeft } from '../../shared/spans.tsx';
import { APPROVALS, type Approval } from './use-approvals.ts';

interface Props {
  readonly approval: Approval;
  readonly onClose: () => void;
}

/** The payload as it is, only with line ends, so that it can be read. */
const spread = (payload: string): string => {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
};

/** The server refuses a no of those who may not say yes, unless they take back their own. */
const isDecidable = ({ state, mayCheck }: Approval, isOwn: boolean): boolean =>
  state === 'open' && (mayCheck || isOwn);

const Decisions = ({ approval, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const isOwn = useSession(({ me }) => me?.name === approval.maker);
  const { busy, perform } = useConsoleMutation(
    APPROVALS,
    'channels',
    'withdrawals',
    'staff',
    'member',
    'raffles',
    'bonuses',
    'budgets',
    'team',
    'moves',
    'contracts',
  );
  const params = { id: approval.id };
  const decide = async <Result,>(
    run: () => Promise<Result>,
    successText: string | ((result: Result) => string),
  ) => {
    if (await perform(run, successText)) onClose();
  };
  if (!may('approve') || !isDecidable(approval, isOwn)) return null;
  return (
    <>
      {approval.mayCheck && (
        <ActionButton
          keys="a"
          tone="gold"
          name={t('approvals.approve')}
          busy={busy}
          onAct={() => setAsked('approve')}
        />
      )}
      <ActionButton
        keys="r"
        tone="cin"
        name={t(isOwn ? 'approvals.takeBack' : 'approvals.reject')}
        busy={busy}
        onAct={() => setAsked('reject')}
      />
      {asked === 'approve' && (
        <ConfirmDialog
          title={t('approvals.approve')}
          consequence={t('approvals.approveAsk')}
          confirm={t('approvals.approve')}
          busy={busy}
          onConfirm={() =>
            void decide(
              () => call('approve', { params, body: { payloadHash: approval.payloadHash } }),
              ({ due }) => t(due ? 'approvals.due' : 'approvals.approved'),
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'reject' && (
        <ReasonDialog
          title={t(isOwn ? 'approvals.takeBack' : 'approvals.reject')}
          consequence={t('approvals.rejectAsk')}
          confirm={t(isOwn ? 'approvals.takeBack' : 'approvals.reject')}
          tone="cin"
          busy={busy}
          onConfirm={(note) =>
            void decide(() => call('reject', { params, body: { note } }), t('approvals.rejected'))
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

const WhyNot = ({ approval }: { approval: Approval }) => {
  const t = useTexts();
  const isOwn = useSession(({ me }) => me?.name === approval.maker);
  if (approval.state !== 'open' || approval.mayCheck) return null;
  return (
    <Alert color="amber" icon={<Icon name="lock" />}>
      {t(isOwn ? 'approvals.own' : 'approvals.notYours')}
    </Alert>
  );
};

/** Everything about one proposal, the very payload and its hash above all. */
export const ApprovalDetail = ({ approval, onClose }: Props) => {
  const t = useTexts();
  return (
    <DetailPanel
      id={approval.id}
      title={wordsFor(t, 'approvals.actions', approval.action)}
      onClose={onClose}
      actions={approval.state === 'open' && <Decisions approval={approval} onClose={onClose} />}
    >
      <WhyNot approval={approval} />
      <DetailList>
        <Detail name={t('approvals.view')}>{t(`approvals.states.${approval.state}`)}</Detail>
        <Detail name={t('approvals.subject')} copy={approval.subject}>
          <SubjectLink subject={approval.subject} />
        </Detail>
        <Detail name={t('approvals.maker')}>{approval.maker}</Detail>
        <Detail name={t('approvals.createdAt')}>{formatInstant(approval.createdAt)}</Detail>
        <Detail name={t('approvals.expiresAt')}>{formatInstant(approval.expiresAt)}</Detail>
        <Detail name={t('approvals.left')}>
          {approval.state === 'open' && <TimeLeft until={approval.expiresAt} />}
        </Detail>
        <Detail name={t('approvals.checker')}>{approval.checker}</Detail>
        <Detail name={t('approvals.decidedAt')}>
          {approval.decidedAt !== null && formatInstant(approval.decidedAt)}
        </Detail>
        <Detail name={t('approvals.note')}>{approval.note}</Detail>
      </DetailList>
      <DetailSection title={t('approvals.reason')}>
        <p>{approval.reason}</p>
      </DetailSection>
      <DetailSection title={t('approvals.payload')}>
        <Code block tabIndex={0}>
          {spread(approval.payload)}
        </Code>
      </DetailSection>
      <DetailSection title={t('approvals.hash')}>
        <span className="mono">{approval.payloadHash}</span>
      </DetailSection>
    </DetailPanel>
  );
};
