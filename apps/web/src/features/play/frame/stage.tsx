import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDeposit } from '../../../shared/gate.ts';
import { frameOrigin, type FrameMessage } from './frame-message.ts';
import styles from '../game-frame.module.css';
import { Opening } from '../opening.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import { useWakeLock } from '../use-wake-lock.ts';

/** A page that a frame may show. */
export interface FramedGame {
  url: string;
  /** Where its page comes from; nobody else is heard. */
  origin: string;
}

/** A vendor's address as a page that a frame may show; none when it may not. */
export const framedGame = (url: string): FramedGame | undefined => {
  const origin = frameOrigin(url, location.origin);
  return origin === undefined ? undefined : { url, origin };
};

export interface StageProps {
  /** Nothing while it is still to be launched. */
  launched: FramedGame | undefined;
  name: string;
  onTitle: (title: string) => void;
  onLeave: () => void;
}

/** What lies over the page does not show over a game that fills the screen. */
const deposit = () => {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  openDeposit();
};

/** The page of a game in its frame, and what stands there until it has loaded. */
export const Stage = ({ launched, name, onTitle, onLeave }: StageProps) => {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useWakeLock(launched !== undefined);
  useFrameMessages(frame, launched?.origin, (message: FrameMessage) => {
    if (message.type === 'hintha:close') onLeave();
    if (message.type === 'hintha:title') onTitle(message.title);
    if (message.type === 'hintha:deposit') deposit();
  });
  return (
    <>
      {!loaded && <Opening onLeave={onLeave} />}
      {launched !== undefined && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-loaded={loaded || undefined}
          src={launched.url}
          title={t('play.frameTitle', { name })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- frameOrigin refuses our own origin, where this pair would be no sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="fullscreen; autoplay"
          onLoad={() => setLoaded(true)}
        />
      )}
    </>
  );
};
