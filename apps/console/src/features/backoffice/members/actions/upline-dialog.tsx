import type { Asked } from '../../../../shared/api.ts';
import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';
import type { MemberFile } from '../use-member.ts';

interface Props {
  readonly file: MemberFile;
  readonly busy: boolean;
  readonly onConfirm: (order: Asked<'setToUpline'>['body']) => void;
  readonly onClose: () => void;
}

/** Asks whether the member may send money to the agent above, and why. */
export const UplineDialog = ({ file, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const { account, upline } = file;
  if (upline === null) return null;
  const on = !upline.toUpline;
  const names = { account, upline: upline.account };
  return (
    <ReasonDialog
      title={t('members.upline.title')}
      consequence={on ? t('members.upline.ask', names) : t('members.upline.askNot', names)}
      confirm={t(on ? 'members.upline.give' : 'members.upline.take')}
      tone={on ? 'gold' : 'cin'}
      busy={busy}
      onConfirm={(reason) => onConfirm({ on, reason })}
      onClose={onClose}
    />
  );
};
