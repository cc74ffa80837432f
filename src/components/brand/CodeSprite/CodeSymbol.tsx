import type { QrPath } from '~/domain/codes/qr';

export type CodeSymbolProps = { id: string; code: QrPath };

/** An SVG symbol with the code. */
export function CodeSymbol({ id, code }: CodeSymbolProps) {
  return (
    <symbol id={id} viewBox={`0 0 ${code.size} ${code.size}`}>
      <path shapeRendering="crispEdges" d={code.path} />
    </symbol>
  );
}
