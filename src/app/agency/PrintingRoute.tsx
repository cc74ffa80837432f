import { PrintingScreen } from '~/screens/agency/PrintingScreen/PrintingScreen';

import { useAppData } from '../data/useAppData';
import { usePrintingEffects } from '../printing/usePrintingEffects';

export type PrintingRouteProps = {
  /** Base URL of the printed QR codes, whose text is `{tagBaseUrl}/t/{hexacode}`. */
  tagBaseUrl: string;
};

export function PrintingRoute({ tagBaseUrl }: PrintingRouteProps) {
  const { getCollection, actions } = useAppData().agency.tags;
  const onPrinted = actions && ((codes: readonly string[]) => void actions.markPrinted(codes));
  return <PrintingScreen effects={usePrintingEffects({ tagBaseUrl, getTagCollection: getCollection, onPrinted })} />;
}
