import { tagBase } from '../environment';
import { PageHead } from '../routing/PageHead';
import { PrintingRoute } from './PrintingRoute';

export function PrintingPage() {
  return (
    <>
      <PageHead title="Printing" />
      <PrintingRoute tagBase={tagBase()} />
    </>
  );
}
