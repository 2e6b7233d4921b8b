import { FormDialog, type DialogOrder } from './form-dialog.tsx';

interface Props extends DialogOrder {
  readonly onConfirm: () => void;
}

/** Asks once more before something that cannot be undone. */
export const ConfirmDialog = ({ onConfirm, ...order }: Props) => (
  <FormDialog {...order} ready onSubmit={onConfirm} />
);
