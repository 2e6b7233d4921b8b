import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { CodeDialog } from '../../../shared/forms/code-dialog.tsx';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { FormDialog, type DialogOrder } from '../../../shared/forms/form-dialog.tsx';
import { useLanguage, useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { REDEMPTIONS, rewardName, type Redemption } from './use-redemptions.ts';

interface Props {
  readonly redemption: Redemption;
  readonly onClose: () => void;
}

const REJECTIONS = ['OUT_OF_STOCK', 'ADDRESS_UNCLEAR', 'SHARED_ACCOUNT', 'HOUSE_RULES'] as const;

/** Says that a reward is on its way, or turns its redemption down. */
export const RedemptionActions = ({ redemption, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const language = useLanguage((chosen) => chosen.language);
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(REDEMPTIONS, 'queues');
  const { id, quantity, account, state } = redemption;
  const params = { id };
  const what = t('redemptions.what', { quantity, reward: rewardName(redemption, language), account });
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  if (state !== 'APPLYING') return null;
  return (
    <>
      {may('approveRedemption') && (
        <ActionButton
          keys="a"
          tone="gold"
          name={t('redemptions.approve')}
          onAct={() => setAsked('approve')}
        />
      )}
      {may('rejectRedemption') && (
        <ActionButton keys="r" tone="cin" name={t('redemptions.reject')} onAct={() => setAsked('reject')} />
      )}
      {asked === 'approve' && (
        <ApproveDialog
          title={t('redemptions.approve')}
          consequence={`${what} ${t('redemptions.approveAsk')}`}
          confirm={t('redemptions.approve')}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={(remark) =>
            void over(
              perform(
                () => call('approveRedemption', { params, body: { remark, requestId } }),
                t('redemptions.approved'),
              ),
            )
          }
        />
      )}
      {asked === 'reject' && (
        <CodeDialog
          title={t('redemptions.reject')}
          consequence={`${what} ${t('redemptions.rejectAsk')}`}
          confirm={t('redemptions.reject')}
          tone="cin"
          busy={busy}
          codes={REJECTIONS.map((code) => ({ code, name: t(`redemptions.reasons.${code}`) }))}
          onClose={() => setAsked(null)}
          onConfirm={(reason) =>
            void over(
              perform(
                () => call('rejectRedemption', { params, body: { reason, requestId } }),
                t('redemptions.rejected'),
              ),
            )
          }
        />
      )}
    </>
  );
};

/** Asks what the member sees with the reward; it may be nothing. */
const ApproveDialog = ({
  onConfirm,
  ...order
}: DialogOrder & { readonly onConfirm: (remark: string) => void }) => {
  const t = useTexts();
  const [remark, setRemark] = useState('');
  return (
    <FormDialog {...order} ready onSubmit={() => onConfirm(remark.trim())}>
      <TextInput
        label={t('redemptions.remark')}
        description={t('redemptions.remarkHelp')}
        maxLength={255}
        value={remark}
        onChange={({ currentTarget }) => setRemark(currentTarget.value)}
        {...AUTOFOCUS}
      />
    </FormDialog>
  );
};
