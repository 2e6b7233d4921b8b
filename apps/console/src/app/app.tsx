import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { useLanguage } from '../shared/language.ts';
import { loadPart } from '../shared/load-part.ts';
import { queries } from '../shared/queries.ts';
import { resolveVariables, THEME } from '../shared/theme/mantine-theme.ts';
import { useTheme } from '../shared/theme/theme.ts';
import { Breakage } from './breakage.tsx';
import { Gate } from './gate.tsx';

const Toasts = lazy(async () => ({
  default: (await loadPart(() => import('@mantine/notifications'))).Notifications,
}));

/** The console: theme, answers, addresses, and the door. */
export const App = () => {
  const theme = useTheme((state) => state.theme);
  // Words are read while drawing, so that another language draws everything anew.
  useLanguage();
  return (
    <MantineProvider theme={THEME} cssVariablesResolver={resolveVariables} forceColorScheme={theme}>
      <Suspense fallback={null}>
        <Toasts position="top-right" limit={4} />
      </Suspense>
      <QueryClientProvider client={queries}>
        <Breakage>
          <BrowserRouter>
            <Gate />
          </BrowserRouter>
        </Breakage>
      </QueryClientProvider>
    </MantineProvider>
  );
};
