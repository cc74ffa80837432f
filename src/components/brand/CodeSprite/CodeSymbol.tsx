import type { QrDrawing } from '~/domain/codes/qr';

export type CodeSymbolProps = { id: string; code: QrDrawing };

/** An SVG symbol that draws a QR code. `<use>` elements refer to it by its id. */
export function CodeSymbol({ id, code }: CodeSymbolProps) {
  return (
    <symbol id={id} viewBox={`0 0 ${code.moduleCount} ${code.moduleCount}`}>
      <path shapeRendering="crispEdges" d={code.path} />
    </symbol>
  );
}
