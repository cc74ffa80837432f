import jsQR from 'jsqr';

/**
 * Decodes the QR code in an illustration rendered `cssWidth` px wide; null if none is readable. Copies the referenced
 * symbol into the illustration first.
 */
export async function readCode(picture: Element, cssWidth: number): Promise<string | null> {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('Only an SVG picture can be read.');
  for (const reference of copy.getElementsByTagName('use')) {
    const symbol = document.getElementById(reference.href.baseVal.slice(1));
    if (symbol) copy.append(symbol.cloneNode(true));
  }
  const width = Math.round(cssWidth);
  const { width: units, height: unitsHigh } = copy.viewBox.baseVal;
  const height = Math.round((width * unitsHigh) / units);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));

  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.drawImage(image, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}
