import { showToast as show, type ToastKind } from '@hintha/ui';

/** Shows a short message; an error stays until it is put away. */
export const showToast = (kind: ToastKind, text: string): void => {
  show({ kind, text });
};
