import { create } from 'zustand';

/** Whether the stream of the server is gone and is being opened again. */
export const useLine = create(() => ({ lost: false }));

export const markLine = (lost: boolean): void => {
  if (useLine.getState().lost !== lost) useLine.setState({ lost });
};

/** Hears that the line is there again after it was lost: what is on the screen may have changed meanwhile. */
export const onLineBack = (listener: () => void): (() => void) =>
  useLine.subscribe((now, before) => {
    if (before.lost && !now.lost) listener();
  });
