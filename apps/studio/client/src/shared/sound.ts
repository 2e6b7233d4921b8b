/** What may be heard. `level` is how great the cause is: the number of scatters, the size of a win. */
export type Cue = 'press' | 'tick' | 'thud' | 'scatter' | 'suspense' | 'win' | 'feature';

export interface Sound {
  readonly play: (cue: Cue, level?: number) => void;
  readonly setOn: (isOn: boolean) => void;
  /** Browsers let a page be heard only after the player has touched it. */
  readonly unlock: () => void;
}

/** Small sounds made on the spot: no file is loaded, and nothing is made before the first touch. */
export const createSound = (isOn: boolean): Sound => {
  let on = isOn;
  let mixer: Mixer | null = null;
  return {
    play: (cue, level = 1) => {
      if (on && mixer !== null) SCORES[cue](mixer, level);
    },
    setOn: (next) => {
      on = next;
    },
    unlock: () => {
      mixer ??= createMixer();
      if (mixer?.context.state === 'suspended') void mixer.context.resume();
    },
  };
};

interface Mixer {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

const createMixer = (): Mixer | null => {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const out = new GainNode(context, { gain: 0.5 });
  out.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  return { context, out, noise: makeNoise(context) };
};

/** A tenth of a second of noise from a small generator of its own: chance has no place in a client. */
const makeNoise = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  let word = 1;
  buffer.copyToChannel(
    buffer.getChannelData(0).map(() => {
      word = (Math.imul(word, 48_271) >>> 0) % 2_147_483_647;
      return (word / 2_147_483_647) * 2 - 1;
    }),
    0,
  );
  return buffer;
};

interface Note {
  readonly hertz: number;
  readonly at?: number;
  readonly seconds: number;
  readonly gain: number;
  readonly wave?: OscillatorType;
  /** The pitch it slides to. */
  readonly slideTo?: number;
}

const playNote = ({ context, out }: Mixer, note: Note): void => {
  const start = context.currentTime + (note.at ?? 0);
  const end = start + note.seconds;
  const tone = new OscillatorNode(context, { type: note.wave ?? 'triangle', frequency: note.hertz });
  if (note.slideTo !== undefined) tone.frequency.exponentialRampToValueAtTime(note.slideTo, end);
  tone.connect(shape(context, { start, end, gain: note.gain })).connect(out);
  tone.start(start);
  tone.stop(end);
};

const playNoise = ({ context, out, noise }: Mixer, hertz: number, seconds: number, gain: number): void => {
  const start = context.currentTime;
  const hiss = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.9 });
  hiss
    .connect(band)
    .connect(shape(context, { start, end: start + seconds, gain }))
    .connect(out);
  hiss.start(start);
  hiss.stop(start + seconds);
};

const shape = (
  context: AudioContext,
  { start, end, gain }: Record<'start' | 'end' | 'gain', number>,
): GainNode => {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + 0.006);
  node.gain.exponentialRampToValueAtTime(0.0001, end);
  return node;
};

/** A pentatonic scale from A4, as the saung harp is tuned for: any run of it sounds right. */
const SCALE = [440, 495, 586.7, 660, 742.5, 880, 990, 1173.3, 1320, 1485, 1760] as const;
const degree = (i: number): number => SCALE[Math.max(0, Math.min(SCALE.length - 1, i))] ?? 440;

const pluck = (mixer: Mixer, hertz: number, at: number, gain = 0.22): void => {
  playNote(mixer, { hertz, at, seconds: 0.5, gain });
  playNote(mixer, { hertz: hertz * 2.004, at, seconds: 0.22, gain: gain * 0.3, wave: 'sine' });
};

const SCORES: Readonly<Record<Cue, (mixer: Mixer, level: number) => void>> = {
  press: (mixer) => playNote(mixer, { hertz: 520, slideTo: 660, seconds: 0.07, gain: 0.1 }),
  tick: (mixer) => playNoise(mixer, 2600, 0.024, 0.05),
  thud: (mixer) => {
    playNote(mixer, { hertz: 150, slideTo: 62, seconds: 0.13, gain: 0.34, wave: 'sine' });
    playNoise(mixer, 900, 0.05, 0.12);
  },
  scatter: (mixer, level) => {
    for (const step of [0, 2]) pluck(mixer, degree(level * 2 + step), step * 0.045, 0.26);
  },
  suspense: (mixer) =>
    playNote(mixer, { hertz: 220, slideTo: 440, seconds: 1, gain: 0.09, wave: 'sawtooth' }),
  win: (mixer, level) => {
    for (let i = 0; i < 3 + level * 2; i += 1) pluck(mixer, degree(i + (level > 2 ? 1 : 0)), i * 0.085);
  },
  feature: (mixer) => {
    for (const [i, note] of [0, 3, 5, 8, 5, 8, 10].entries()) pluck(mixer, degree(note), i * 0.12, 0.26);
  },
};
