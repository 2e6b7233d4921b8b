import { useLayoutEffect } from 'react';

const ROOM = '--over-foot';

/** Tells what else stands at the foot of a small screen how much room is taken there. */
export const useOverFoot = (height: string): void => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(ROOM, height);
    return () => {
      if (style.getPropertyValue(ROOM) === height) style.removeProperty(ROOM);
    };
  }, [height]);
};
