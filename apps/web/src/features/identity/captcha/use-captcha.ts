import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, CallError } from '../../../shared/api.ts';
import { asksCaptcha } from './asks-captcha.ts';
import { waitForPicture } from './pace.ts';

/** The picture as base64, null while it is in progress. */
type Picture = { png: string | null; failed: boolean };

const LOADING: Picture = { png: null, failed: false };
// Someone else behind the same address may have had this second's picture.
const MOST_TRIES = 3;

export type CaptchaState = ReturnType<typeof useCaptcha>;

/** The captcha of a form: hidden until the server asks for it, unless it does from the start. An answer serves once. */
export const useCaptcha = (fromStart = false) => {
  const [asked, setAsked] = useState(false);
  const { picture, load, refresh } = usePicture(fromStart);
  const shown = asked || fromStart;

  /** Shows another picture after a business error that asks for one; whether there is one now. */
  const afterBusinessError = (error: unknown): boolean => {
    const wanted = error instanceof CallError && asksCaptcha(error.value);
    if (wanted) setAsked(true);
    if (wanted || shown) void load();
    return wanted || shown;
  };
  /** The answer has served; what comes next wants another from the start, or only when the server asks. */
  const served = () => {
    setAsked(false);
    if (fromStart) void load();
  };
  return { shown, asked, picture, refresh, afterBusinessError, served };
};

const usePicture = (atOnce: boolean) => {
  const [picture, setPicture] = useState<Picture>(LOADING);
  const askedAt = useRef<number | null>(null);
  const loading = useRef(false);
  const gone = useRef(false);

  const load = async () => {
    if (loading.current) return;
    loading.current = true;
    setPicture(LOADING);
    const png = await fetchPicture(askedAt, gone);
    loading.current = false;
    setPicture({ png, failed: png === null });
  };
  const begin = useEffectEvent(() => void load());
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);
  useEffect(() => {
    if (atOnce) begin();
  }, [atOnce]);
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
      if (!(error instanceof CallError) || error.code !== 'too_many_requests') return null;
    }
  }
  return null;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void window.setTimeout(resolve, ms));
