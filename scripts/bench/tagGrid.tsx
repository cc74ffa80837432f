import { listTags } from '~/domain/workspace/views/adminViews';

import { Grid } from './grid';
import { manyTagRecords } from './tagRecords';

const rows = listTags(manyTagRecords());
const fields = ['hexacode', 'serialNumber', 'ownerName', 'partner', 'isAssigned', 'isPrinted', 'createdAt'];
window.watch.opened = performance.now();

export const TagGrid = () => <Grid rows={rows} fields={fields} />;
