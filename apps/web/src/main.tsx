import '@hintha/ui/tokens.css';
import '@hintha/ui/fonts.css';
import '@hintha/ui/page.css';
import './app/first-paint.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFonts } from './app/load-fonts.ts';
import { fetchPage } from './app/pages.ts';
import { start } from './app/start.ts';
import { startLanguage } from './shared/language.ts';

const REST_MS = 8_000;

// The page stays as the server sent it until there is something better to show: words and the page asked for.
// Not awaited at the top: the parts that are on their way import from this very file.
const draw = async (root: HTMLElement) => {
  await Promise.all([startLanguage(), fetchPage(location.pathname), loadFonts()]);
  // In slices, so that a slow phone scrolls and answers meanwhile.
  startTransition(() => createRoot(root).render(<App />));
  keepLater();
};

const keep = async () => (await import('./app/install.ts')).keepOnDevice();

/** Once the page has come to rest: a first visit has other things to load. */
const keepLater = () => {
  setTimeout(() => void keep().catch(() => undefined), REST_MS);
};

const root = document.getElementById('root');
start();
if (root !== null) void draw(root);
