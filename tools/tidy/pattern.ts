/** What the `:names` of a pattern stood for. */
type Captures = Readonly<Record<string, string>>;

const TOKEN = /\*\*\/|\*\*|\*|(?<=\/):[a-z]+|\{|\}|,|:|[^*:{},]+/g;

const PIECES: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '{': '(?:',
  '}': ')',
  ',': '|',
};

function quote(text: string): string {
  return text.replaceAll(/[\\^$.+?()[\]|]/g, String.raw`\$&`);
}

function toRegExp(pattern: string, known: Captures): RegExp {
  const pieces = (pattern.match(TOKEN) ?? []).map((token) => {
    if (PIECES[token] !== undefined) return PIECES[token];
    if (!/^:./.test(token)) return quote(token);
    const name = token.slice(1);
    return known[name] === undefined ? `(?<${name}>[^/]+)` : quote(known[name]);
  });
  return new RegExp(`^${pieces.join('')}$`);
}

const compiled = new Map<string, RegExp>();

/** A pattern is held against every file of the tree. */
function compile(pattern: string, known: Captures): RegExp {
  const key = [pattern, ...Object.entries(known).flat()].join(' ');
  const ready = compiled.get(key) ?? toRegExp(pattern, known);
  compiled.set(key, ready);
  return ready;
}

/** Whether the path fits; if so, what each `:name` stood for. */
export function fit(pattern: string, path: string, known: Captures = {}): Captures | undefined {
  const match = compile(pattern, known).exec(path);
  return match ? { ...match.groups } : undefined;
}
