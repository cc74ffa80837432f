import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createAppTheme } from '~/components/theme/theme';

import { AppDataContext } from '../data/appData';
import type { AppData } from '../data/appData';
import { createSampleData } from '../data/sample/createSampleData';
import { RouterLink } from '../page/RouterLink';
import { routes } from '../routing/routes';

const theme = createAppTheme({ colorSchemeSelector: 'class', linkComponent: RouterLink });

export type FlowStageProps = {
  /** Initial path. */
  start: string;
  /** Fresh sample data by default. */
  data?: AppData;
};

/** The whole app with an in-memory history. */
export function FlowStage({ start, data }: FlowStageProps) {
  const [router] = useState(() => createMemoryRouter([...routes], { initialEntries: [start] }));
  const [appData] = useState(() => data ?? createSampleData(new Date()));
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <AppDataContext value={appData}>
        <RouterProvider router={router} />
      </AppDataContext>
    </ThemeProvider>
  );
}
