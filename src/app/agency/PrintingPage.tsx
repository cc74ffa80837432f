import { readTagBase } from './readTagBase';
import { PageHead } from '../page/PageHead';
import { PrintingRoute } from './PrintingRoute';

export function PrintingPage() {
  return (
    <>
      <PageHead title="Printing" />
      <PrintingRoute tagBase={readTagBase()} />
    </>
  );
}
