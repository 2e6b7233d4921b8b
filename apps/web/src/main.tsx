import '@hintha/ui/tokens.css';
import '@hintha/ui/fonts.css';
import '@hintha/ui/page.css';
import './app/first-paint.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchPage } from './app/pages.ts';
import { start } from './app/start.ts';
import { startLanguage } from './shared/language.ts';

// The page stays as the server sent it until there is something better to show: words and the page asked for.
// Not awaited at the top: the parts that are on their way import from this very file.
const draw = async (root: HTMLElement) => {
  await Promise.all([startLanguage(), fetchPage(location.pathname)]);
  // In slices, so that a slow phone scrolls and answers meanwhile.
  startTransition(() => createRoot(root).render(<App />));
};

const root = document.getElementById('root');
start();
if (root !== null) void draw(root);
