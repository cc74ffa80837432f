import { readTagBaseUrl } from './readTagBaseUrl';
import { PageHead } from '../page/PageHead';
import { PrintingRoute } from './PrintingRoute';

export function PrintingPage() {
  return (
    <>
      <PageHead title="Printing" />
      <PrintingRoute tagBaseUrl={readTagBaseUrl()} />
    </>
  );
}
