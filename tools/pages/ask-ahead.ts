import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The page groups that people arrive at most, by the paths that open them. */
const GROUPS = [
  { paths: '^/((index|register)(\\.html)?|home|login)?$', source: '/features/home/index.ts' },
  { paths: '^/(rng|pvp|fish)$', source: '/features/lobby/index.ts' },
] as const;

const WORDS = /\/packages\/messages\/src\/([a-z]{2})\/index\.ts$/;

const isChunk = (file: Bundle[string]): file is Chunk => file.type === 'chunk';

/** A chunk with all that it imports before it runs, and the styles of each; what the page itself names is left out. */
const filesOf = (bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] => {
  if (chunk.isEntry || seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file !== undefined && isChunk(file) ? filesOf(bundle, file, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
};

/**
 * A script for the head of the page that asks for the group and the words of a visit at once. The shell would ask for
 * them when it has come and runs: on a far line that is one way there and back later.
 */
export const askAhead = (bundle: Bundle): string => {
  const chunks = Object.values(bundle).filter(isChunk);
  const groups = GROUPS.flatMap(({ paths, source }) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    return chunk === undefined ? [] : [[paths, filesOf(bundle, chunk)]];
  });
  const words = chunks.flatMap((chunk) => {
    const language = WORDS.exec(chunk.facadeModuleId ?? '')?.[1];
    return language === undefined ? [] : [[language.toUpperCase(), filesOf(bundle, chunk)]];
  });
  return `<script>
      (() => {
        const groups = ${JSON.stringify(groups)};
        const words = ${JSON.stringify(Object.fromEntries(words))};
        let language = null;
        try {
          language = localStorage.getItem('lang');
        } catch {}
        const group = groups.find(([paths]) => new RegExp(paths).test(location.pathname));
        for (const file of [...(group ? group[1] : []), ...(words[language] ?? words.MY ?? [])]) {
          const link = document.createElement('link');
          link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
          if (link.rel === 'preload') link.as = 'style';
          // The first picture of the page is not to wait for them.
          link.fetchPriority = 'low';
          link.href = '/' + file;
          document.head.append(link);
        }
      })();
    </script>`;
};
