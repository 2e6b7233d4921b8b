/** A function that loads the bundle of a language by its BCP 47 tag; one without a bundle gives English. */
export const loaderOf =
  <Bundle>(loaders: Readonly<Record<'en', () => Promise<Bundle>> & Record<string, () => Promise<Bundle>>>) =>
  (language: string): Promise<Bundle> =>
    ((Object.hasOwn(loaders, language) ? loaders[language] : undefined) ?? loaders.en)();

/** What every other language has to have: the same keys as the English bundle. */
export type Widened<T> = { [Key in keyof T]: T[Key] extends string ? string : Widened<T[Key]> };
