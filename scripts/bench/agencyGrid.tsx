import { Grid } from './grid';
import { agencyRows } from './rows';

const fields = ['name', 'email', 'phone', 'address', 'totalEarnings', 'tagBalance', 'dateAdded'];

export const AgencyGrid = () => <Grid rows={agencyRows} fields={fields} />;
