import jsQR from 'jsqr';

/**
 * Returns the text of the QR code in an SVG picture that is rendered `cssWidth` px wide; null if no code is readable.
 * The symbols that the picture refers to can be anywhere in the document, so they are copied into the picture first.
 */
export async function readCode(picture: Element, cssWidth: number): Promise<string | null> {
  const clone = picture.cloneNode(true);
  if (!(clone instanceof SVGSVGElement)) throw new TypeError('Only an SVG picture can be read.');
  for (const useElement of clone.getElementsByTagName('use')) {
    const symbol = document.getElementById(useElement.href.baseVal.slice(1));
    if (symbol) clone.append(symbol.cloneNode(true));
  }
  const width = Math.round(cssWidth);
  const { width: viewBoxWidth, height: viewBoxHeight } = clone.viewBox.baseVal;
  const height = Math.round((width * viewBoxHeight) / viewBoxWidth);
  clone.setAttribute('width', String(width));
  clone.setAttribute('height', String(height));

  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(clone))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.drawImage(image, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}
