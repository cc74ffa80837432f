import { renderToStaticMarkup } from 'react-dom/server';

import { CodeSymbolIdContext } from '../../src/components/brand/CodeSprite/CodeSymbolIdContext';
import { CodeSymbol } from '../../src/components/brand/CodeSprite/CodeSymbol';
import { productDrawings } from '../../src/components/brand/ProductIllustration/productDrawings';
import type { QrDrawing } from '../../src/domain/codes/qr';
import type { ProductId } from '../../src/domain/product/product';

/** A product, and the QR code on the tag in its illustration. */
export type ProductCode = readonly [ProductId, QrDrawing];

/** Returns an SVG file with the illustration of each product. */
export function renderIllustrations(codes: readonly ProductCode[]): [ProductId, string][] {
  return codes.map(([id, code]) => {
    const Drawing = productDrawings[id];
    const svg = (
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">
        <CodeSymbolIdContext value="code">
          <CodeSymbol id="code" code={code} />
          <Drawing />
        </CodeSymbolIdContext>
      </svg>
    );
    return [id, renderToStaticMarkup(svg)];
  });
}
