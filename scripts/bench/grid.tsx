import { DataGrid } from '@mui/x-data-grid';

import { agencyRows } from './rows';

const columns = (['name', 'email', 'phone', 'address', 'totalEarnings', 'tagBalance', 'dateAdded'] as const).map(
  (field) => ({ field, headerName: field, flex: 1 }),
);

export const Grid = () => (
  <div style={{ height: 800 }}>
    <DataGrid
      rows={agencyRows}
      columns={columns}
      showToolbar
      // Turns off the debounce, so that only filtering and drawing are measured.
      slotProps={{ toolbar: { showQuickFilter: true, quickFilterProps: { debounceMs: 0 } } }}
      initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
      pageSizeOptions={[50]}
    />
  </div>
);
