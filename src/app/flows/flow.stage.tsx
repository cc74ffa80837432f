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
  /** Path of the page that is shown first. */
  startPath: string;
  /** Data of the lists and dashboards; newly created sample data by default. */
  data?: AppData;
};

/** The whole app, with a router that keeps its history in memory instead of the browser's URL. */
export function FlowStage({ startPath, data }: FlowStageProps) {
  const [router] = useState(() => createMemoryRouter([...routes], { initialEntries: [startPath] }));
  const [appData] = useState(() => data ?? createSampleData(new Date()));
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <AppDataContext value={appData}>
        <RouterProvider router={router} />
      </AppDataContext>
    </ThemeProvider>
  );
}
