import { PrintingScreen } from '~/screens/agency/PrintingScreen/PrintingScreen';

import { usePrintingEffects } from '../printing/usePrintingEffects';

export type PrintingRouteProps = {
  /** Base URL that the printed codes lead to: each code contains `{tagBase}/t/{hexacode}`. */
  tagBase: string;
};

export function PrintingRoute({ tagBase }: PrintingRouteProps) {
  return <PrintingScreen effects={usePrintingEffects(tagBase)} />;
}
