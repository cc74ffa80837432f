import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { createAppTheme } from '~/components/theme/theme';

import { RouterLink } from './page/RouterLink';

const theme = createAppTheme({ colorSchemeSelector: 'media', linkComponent: RouterLink });

/** Provides the app's theme. The colour scheme follows the system: nothing is stored, no inline script is needed. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
