export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastOrder {
  readonly kind: ToastKind;
  readonly text: string;
  /** What can be done about it; pressing it also dismisses the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Toast extends ToastOrder {
  readonly id: number;
}

export interface ToastStore {
  /** The oldest first. The same array until something changes. */
  readonly read: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Gives the id to dismiss it by. */
  readonly show: (order: ToastOrder) => number;
  readonly dismiss: (id: number) => void;
}

const MOST_AT_ONCE = 3;
const SHOWN_FOR_MS = 5000;

/** How long a toast stays, or undefined for one that waits to be dismissed. */
export const shownForMs = (kind: ToastKind): number | undefined =>
  kind === 'error' ? undefined : SHOWN_FOR_MS;

/** Room for a new one is made by the oldest that is no error, or else by the oldest. */
const withRoom = (toasts: readonly Toast[]): readonly Toast[] => {
  if (toasts.length < MOST_AT_ONCE) return toasts;
  const leaving = toasts.find(({ kind }) => kind !== 'error') ?? toasts[0];
  return toasts.filter((toast) => toast !== leaving);
};

export const createToastStore = (): ToastStore => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (order) => {
      lastId += 1;
      change([...withRoom(toasts), { ...order, id: lastId }]);
      return lastId;
    },
    dismiss: (id) => {
      if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
    },
  };
};

/** The toasts of this page. */
export const toasts = createToastStore();

/** Shows a toast and gives the id to dismiss it by. */
export const showToast = toasts.show;
export const dismissToast = toasts.dismiss;
