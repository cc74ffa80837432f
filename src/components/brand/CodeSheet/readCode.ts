import jsQR from 'jsqr';

/**
 * What a phone would read in a picture, `cssWidth` px wide on the screen; null when there is nothing to read. Stories
 * prove with it that a drawn code is real. The code is drawn elsewhere in the page and is brought along.
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
