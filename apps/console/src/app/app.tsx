import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { useLanguage } from '../shared/language.ts';
import { queries } from '../shared/queries.ts';
import { resolveVariables, THEME } from '../shared/theme/mantine-theme.ts';
import { useTheme } from '../shared/theme/theme.ts';
import { Breakage } from './breakage.tsx';
import { Gate } from './gate.tsx';

/** The console: theme, answers, addresses, and the door. */
export const App = () => {
  const theme = useTheme((state) => state.theme);
  // Words are read while drawing, so that another language draws everything anew.
  useLanguage();
  return (
    <MantineProvider theme={THEME} cssVariablesResolver={resolveVariables} forceColorScheme={theme}>
      <Notifications position="top-right" limit={4} />
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
