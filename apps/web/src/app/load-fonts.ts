const FACES = ['1em "Hintha Latin"', '1em "Hintha Myanmar"', '600 1em "Hintha Myanmar"'];
const SAMPLE = 'Aက';
const PATIENCE_MS = 250;

/** Waits a moment for the faces of the first words: one that comes later lays out every line of the page again. */
export const loadFonts = async (): Promise<void> => {
  const loaded = Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE))).catch(() => undefined);
  const impatient = new Promise((done) => setTimeout(done, PATIENCE_MS));
  await Promise.race([loaded, impatient]);
};
