import { useEffect, useRef, useState } from 'react';
import { call, CallRefused } from '../../../shared/api.ts';
import { waitForPicture } from './pace.ts';

/** The picture as base64, null while it is under way. */
type Picture = { png: string | null; failed: boolean };

const UNDER_WAY: Picture = { png: null, failed: false };
// Someone else behind the same address may have had this second's picture.
const MOST_TRIES = 3;

export type CaptchaState = ReturnType<typeof useCaptcha>;

/** The captcha of a form: hidden until the house asks for it, then new after each attempt. */
export const useCaptcha = () => {
  const [shown, setShown] = useState(false);
  const [text, setText] = useState('');
  const [leftOut, setLeftOut] = useState(false);
  const { picture, load, refresh } = usePicture();

  const change = (typed: string) => {
    setText(typed);
    setLeftOut(false);
  };
  const renew = () => {
    setShown(true);
    change('');
    void load();
  };
  const isLeftOut = (): boolean => {
    const empty = shown && text.trim() === '';
    setLeftOut(empty);
    return empty;
  };
  const renewByHand = () => {
    if (refresh()) change('');
  };

  const answer = shown ? { captcha: text.trim() } : {};
  return { shown, text, leftOut, picture, answer, change, renew, renewByHand, isLeftOut };
};

const usePicture = () => {
  const [picture, setPicture] = useState<Picture>(UNDER_WAY);
  const askedAt = useRef<number | null>(null);
  const loading = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);

  const load = async () => {
    if (loading.current) return;
    loading.current = true;
    setPicture(UNDER_WAY);
    const png = await fetchPicture(askedAt, gone);
    loading.current = false;
    setPicture({ png, failed: png === null });
  };
  /** Asks for another picture unless it is too soon; whether it did. */
  const refresh = (): boolean => {
    if (loading.current || waitForPicture(askedAt.current, Date.now()) > 0) return false;
    void load();
    return true;
  };
  return { picture, load, refresh };
};

interface Held<Value> {
  current: Value;
}

const fetchPicture = async (askedAt: Held<number | null>, gone: Held<boolean>): Promise<string | null> => {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    await pause(waitForPicture(askedAt.current, Date.now()));
    if (gone.current) return null;
    askedAt.current = Date.now();
    try {
      return await call('readCaptcha');
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'too_many_requests') return null;
    }
  }
  return null;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void window.setTimeout(resolve, ms));
