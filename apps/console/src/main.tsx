import '@hintha/ui/tokens.css';
import '@hintha/ui/fonts.css';
import '@hintha/ui/page.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './shared/theme/console.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchStyles } from './shared/load-part.ts';
import { startKeys } from './shared/keys/keys.ts';
import { startLanguage } from './shared/language.ts';
import { startTheme } from './shared/theme/theme.ts';

const draw = async (root: HTMLElement) => {
  await startLanguage();
  createRoot(root).render(<App />);
};

const root = document.getElementById('root');
startTheme();
startKeys();
watchStyles();
if (root !== null) void draw(root);
