import { parseSync } from 'oxc-parser';

type Parsed = ReturnType<typeof parseSync>;

const parsed = new Map<string, { readonly text: string; readonly program: Parsed['program'] }>();

/** The program that a file is. Several rules look at most files, and parsing takes half of the whole check. */
export const parseCode = (file: string, text: string): Parsed['program'] => {
  const known = parsed.get(file);
  if (known?.text === text) return known.program;
  const { program } = parseSync(file, text);
  parsed.set(file, { text, program });
  return program;
};
