import { FIRST_PATHS } from '@hintha/contract/first-paths';
import { DEFAULT_LANGUAGE, languageOfCode, wireCodeOf } from '@hintha/contract/languages';
import { DEVICE, MERCHANT, PLATFORM } from '../../apps/web/src/shared/site/product.ts';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The page groups that people arrive at most, by the paths that open them. */
const GROUPS = [
  { paths: '^/((index|register)(\\.html)?|home|login)?$', source: '/features/home/index.ts' },
  { paths: '^/(rng|pvp|fish)$', source: '/features/lobby/index.ts' },
] as const;

const addressOf = (call: keyof typeof FIRST_PATHS, query = ''): string => `${FIRST_PATHS[call][1]}${query}`;

/** What the shell asks of the operator on either of them, to the letter: it takes the answer to what it would ask itself. */
const CALLS = [
  addressOf('readPermission', '?url=HOST'),
  addressOf('readFlags'),
  addressOf('readGameMenus', '?language=LANGUAGE'),
  addressOf('readNotices', `?platform=${PLATFORM}&language=LANGUAGE`),
];

const WORDS = /\/packages\/messages\/src\/([a-z]+)\/index\.ts$/;

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
 * A script for the head of the page that asks at once for the group and the words of a visit, and of the operator what it
 * tells everybody. The shell would ask when it has come and runs: on a far line that is one way there and back later.
 */
export const askAhead = (bundle: Bundle): string => {
  const chunks = Object.values(bundle).filter(isChunk);
  const groups = GROUPS.flatMap(({ paths, source }) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    return chunk === undefined ? [] : [[paths, filesOf(bundle, chunk)]];
  });
  const words = chunks.flatMap((chunk) => {
    const language = languageOfCode(WORDS.exec(chunk.facadeModuleId ?? '')?.[1] ?? '');
    return language === undefined ? [] : [[wireCodeOf(language), filesOf(bundle, chunk)]];
  });
  return `<script>
      (() => {
        const groups = ${JSON.stringify(groups)};
        const words = ${JSON.stringify(Object.fromEntries(words))};
        let language = '${wireCodeOf(DEFAULT_LANGUAGE)}';
        let token = null;
        try {
          token = sessionStorage.getItem('token');
          const kept = localStorage.getItem('lang');
          if (Object.hasOwn(words, kept)) language = kept;
        } catch {}
        const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link));
        const [, files] = groups.find(([paths]) => new RegExp(paths).test(location.pathname)) ?? [];
        for (const file of [...(files ?? []), ...(words[language] ?? [])]) {
          // The page asks for styles without credentials of others; what is asked ahead otherwise is not taken.
          const style = { rel: 'preload', as: 'style', crossOrigin: 'anonymous' };
          const kind = file.endsWith('.css') ? style : { rel: 'modulepreload' };
          // The first picture of the page is not to wait for them.
          ask({ ...kind, fetchPriority: 'low', href: '/' + file });
        }
        // A member is told things of its own.
        if (files === undefined || token !== null) return;
        const filled = { HOST: encodeURIComponent(location.host), LANGUAGE: language };
        const headers = { Device: '${DEVICE}', Language: language, Merchant: '${MERCHANT}' };
        window.askedAhead = {};
        for (const call of ${JSON.stringify(CALLS)}) {
          const address = call.replace(/HOST|LANGUAGE/, (name) => filled[name]);
          const answer = fetch(address, { headers });
          // Who takes it hears of a failure.
          answer.catch(() => undefined);
          window.askedAhead[address] = answer;
        }
      })();
    </script>`;
};
