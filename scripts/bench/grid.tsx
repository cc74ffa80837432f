import { DataGrid } from '@mui/x-data-grid';

export type GridProps = { rows: readonly { id: string }[]; fields: readonly string[] };

export const Grid = ({ rows, fields }: GridProps) => (
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
