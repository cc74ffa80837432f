import type { QrDrawing } from '~/domain/codes/qr';

export type CodeSymbolProps = { id: string; code: QrDrawing };

/** A code drawn unseen, to be shown by reference inside the SVG it stands in. */
export function CodeSymbol({ id, code }: CodeSymbolProps) {
  return (
    <symbol id={id} viewBox={`0 0 ${code.size} ${code.size}`}>
      <path shapeRendering="crispEdges" d={code.path} />
    </symbol>
  );
}
