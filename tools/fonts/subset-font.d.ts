declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** Keeps the glyphs that the characters of `text` need. */
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
