import { useEffect, useState, type RefObject } from 'react';

/** Whether an element fills the screen, and the way to let it or to stop it. */
export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = async () => {
    if (document.fullscreenElement === null) await element.current?.requestFullscreen();
    else await document.exitFullscreen();
  };
  return { full, possible: document.fullscreenEnabled, toggle };
};
