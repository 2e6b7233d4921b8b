import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Adds a line to the end of a file, which is made where there is none, and has it on disk before it answers. */
export const appendLine = async (path: string, line: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a', 0o640);
  try {
    await file.appendFile(`${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The lines of a file in their order; none when there is no such file. */
export const readLines = async (path: string): Promise<string[]> => {
  try {
    const text = await readFile(path, 'utf8');
    return text.split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
