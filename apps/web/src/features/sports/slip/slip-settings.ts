import { create } from 'zustand';

interface SlipSettings {
  /** A tap on a price asks for the stake at once. */
  readonly isQuick: boolean;
  readonly presets: readonly string[];
}

const KEY = 'sportsSlipSettings';
const USUAL: SlipSettings = { isQuick: false, presets: ['1000', '5000', '10000', '50000'] };
const STAKE = /^[1-9]\d{0,8}$/;

const readKept = (): SlipSettings => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { isQuick?: unknown; presets?: unknown };
    const { presets } = kept;
    const isKnown =
      Array.isArray(presets) &&
      presets.length === USUAL.presets.length &&
      presets.every((one) => typeof one === 'string' && STAKE.test(one));
    return { isQuick: kept.isQuick === true, presets: isKnown ? (presets as string[]) : USUAL.presets };
  } catch {
    return USUAL;
  }
};

/** How this browser bets: with one tap less, and with which stakes ready. */
export const useSlipSettings = create<SlipSettings>(readKept);

export const changeSlipSettings = (change: Partial<SlipSettings>): void => {
  const { isQuick, presets } = { ...useSlipSettings.getState(), ...change };
  const next = {
    isQuick,
    presets: presets.map((one, at) => (STAKE.test(one) ? one : (USUAL.presets[at] ?? one))),
  };
  localStorage.setItem(KEY, JSON.stringify(next));
  useSlipSettings.setState(next);
};
