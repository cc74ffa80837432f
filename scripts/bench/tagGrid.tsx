import { listTags } from '~/domain/workspace/views/adminViews';

import { Grid } from './grid';
import { createManyTagRecords } from './tagRecords';

const rows = listTags(createManyTagRecords());
const fields = ['hexacode', 'serialNumber', 'ownerName', 'partner', 'isAssigned', 'isPrinted', 'createdAt'];
window.watch.opened = performance.now();

export const TagGrid = () => <Grid rows={rows} fields={fields} />;
