import { Global } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';

import { createAppTheme, withCssVariables } from '~/components/theme/theme';

import { RouterLink } from './page/RouterLink';

const theme = withCssVariables(createAppTheme({ colorSchemeSelector: 'media', linkComponent: RouterLink }));
const themeVariables = theme.generateStyleSheets();

/**
 * Provides the app's theme and its CSS variables. The variables follow the system's colour scheme by a media query.
 * Uses MUI System's `ThemeProvider`: MUI Material's would add 2.5 kB of code that switches and stores colour schemes.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
      <Global styles={themeVariables} />
    </>
  );
}
