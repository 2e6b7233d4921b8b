/** A function that loads the bundle of a language by its product code; a code without a bundle gives English. */
export const loaderOf =
  <Bundle>(loaders: Readonly<Record<'EN', () => Promise<Bundle>> & Record<string, () => Promise<Bundle>>>) =>
  (language: string): Promise<Bundle> =>
    ((Object.hasOwn(loaders, language) ? loaders[language] : undefined) ?? loaders.EN)();

/** What every other language has to have: the same keys as the English bundle. */
export type Widened<T> = { [Key in keyof T]: T[Key] extends string ? string : Widened<T[Key]> };
