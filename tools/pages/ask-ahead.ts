import { FIRST_PATHS, GAME_LOBBIES } from '@hintha/contract/first-paths';
import { DEFAULT_LANGUAGE, languageOfCode, wireCodeOf } from '@hintha/contract/languages';
import { listQuery } from '../../apps/web/src/features/lobby/list/list-query.ts';
import { EVERYTHING } from '../../apps/web/src/features/lobby/lobby-state.ts';
import { DEVICE, MERCHANT, PLATFORM } from '../../apps/web/src/shared/site/product.ts';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The page groups that people arrive at most, by the paths that open them. */
const GROUPS = [
  { paths: '^/((index|register)(\\.html)?|home|login)?$', source: '/features/home/index.ts' },
  { paths: `^(${Object.keys(GAME_LOBBIES).join('|')})$`, source: '/features/lobby/index.ts' },
] as const;

const addressOf = (call: keyof typeof FIRST_PATHS, query = ''): string => `${FIRST_PATHS[call][1]}${query}`;

const MENUS = addressOf('readGameMenus', '?language=LANGUAGE');

/** What the shell asks of the operator on either of them, to the letter: it takes the answer to what it would ask itself. */
const CALLS = [
  addressOf('readPermission', '?url=HOST'),
  addressOf('readFlags'),
  MENUS,
  addressOf('readNotices', `?platform=${PLATFORM}&language=LANGUAGE`),
];

/** What a lobby that nobody has narrowed asks for once it knows its vendors. */
const LISTS = Object.entries(GAME_LOBBIES).map(([path, category]) => {
  const first = listQuery(category, 'LANGUAGE', { ...EVERYTHING, vendor: 'VENDOR' }, 1);
  const query = new URLSearchParams(Object.entries(first).map(([name, value]) => [name, String(value)]));
  return [path, { category, address: addressOf('listGames', `?${query}`) }] as const;
});

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

/** Asks the operator, once the head knows that a visitor has come to one of the groups. */
const ASK_CALLS = `const fill = (address) =>
          address.replace('HOST', encodeURIComponent(location.host)).replace('LANGUAGE', language);
        const headers = { Device: '${DEVICE}', Language: language, Merchant: '${MERCHANT}' };
        window.askedAhead = {};
        const askCall = (address) => {
          const answer = fetch(address, { headers });
          // Who takes it hears of a failure.
          answer.catch(() => undefined);
          window.askedAhead[address] = answer;
        };
        for (const call of ${JSON.stringify(CALLS)}) askCall(fill(call));
        const lobby = ${JSON.stringify(Object.fromEntries(LISTS))}[location.pathname];
        if (lobby === undefined || location.search !== '') return;
        const askList = (menus) => {
          const [first] = menus.find(({ gameCategory }) => gameCategory === lobby.category).vendors;
          askCall(fill(lobby.address.replace('VENDOR', encodeURIComponent(first.vendor))));
        };
        // The page hears of its vendors when the games of the first are asked for: it would ask for them again.
        const menus = fill('${MENUS}');
        window.askedAhead[menus] = window.askedAhead[menus].then(async (answer) => {
          await answer.clone().json().then(({ value }) => askList(value)).catch(() => undefined);
          return answer;
        });
        window.askedAhead[menus].catch(() => undefined);`;

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
        ${ASK_CALLS}
      })();
    </script>`;
};
