import { PrintingScreen } from '~/screens/agency/PrintingScreen/PrintingScreen';

import { usePrintingEffects } from '../printing/usePrintingEffects';

export type PrintingRouteProps = {
  /** Base URL of the tags in the codes. */
  tagBase: string;
};

export function PrintingRoute({ tagBase }: PrintingRouteProps) {
  return <PrintingScreen effects={usePrintingEffects(tagBase)} />;
}
