import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { FACES, FONTS_FOLDER, LICENCES } from './faces.ts';
import { fromRoot, makeFace } from './make-face.ts';

// The fonts are committed: run this again only when a range, a feature or a published font changes.
await mkdir(fromRoot(FONTS_FOLDER), { recursive: true });
for (const face of FACES) {
  const font = await makeFace(face);
  await writeFile(fromRoot(`${FONTS_FOLDER}/${face.file}`), font);
  console.log(`${face.file}  ${font.length} bytes`);
}
for (const { source, file } of LICENCES)
  await copyFile(fromRoot(source), fromRoot(`${FONTS_FOLDER}/${file}`));
