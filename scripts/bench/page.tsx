import { createRoot } from 'react-dom/client';

import { AppTheme } from '~/app/AppTheme';

import { Grid } from './grid';
import { OurList } from './ours';
import './watch';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(<AppTheme>{location.search === '?grid' ? <Grid /> : <OurList />}</AppTheme>);
}
