import { DataGrid } from '@mui/x-data-grid';

import { listTags } from '~/domain/workspace/views/adminViews';

import { createManyTagRecords } from './tagRecords';

const rows = listTags(createManyTagRecords());
const fields = ['hexacode', 'serialNumber', 'ownerName', 'partner', 'isAssigned', 'isPrinted', 'createdAt'];
window.watch.openedAt = performance.now();

export const TagGrid = () => (
  <div style={{ height: 800 }}>
    <DataGrid
      rows={rows}
      columns={fields.map((field) => ({ field, headerName: field, flex: 1 }))}
      showToolbar
      // Turns off the debounce, so that only filtering and drawing are measured.
      slotProps={{ toolbar: { showQuickFilter: true, quickFilterProps: { debounceMs: 0 } } }}
      initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
      pageSizeOptions={[50]}
    />
  </div>
);
