import jsQR from 'jsqr';

/**
 * Renders a picture at a width of `cssWidth` px on white, and returns the text of its QR code; null if no code is
 * readable.
 */
export async function readQrCodeText(picture: Element, cssWidth: number): Promise<string | null> {
  const width = Math.round(cssWidth);
  const image = picture instanceof HTMLImageElement ? picture : createImage(picture, width);
  await image.decode();
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}

/**
 * Converts the SVG element with the code, which is `picture` or inside it, into an image. Its `<use>` elements can refer
 * to symbols anywhere in the document, so the symbols are copied into the SVG first.
 */
function createImage(picture: Element, width: number): HTMLImageElement {
  const drawing =
    picture instanceof SVGSVGElement
      ? picture
      : [...picture.getElementsByTagName('svg')].find((svg) => svg.getElementsByTagName('use').length > 0);
  const clone = drawing?.cloneNode(true);
  if (!(clone instanceof SVGSVGElement)) throw new TypeError('The picture has no drawing with a code.');
  for (const useElement of clone.getElementsByTagName('use')) {
    const symbol = document.getElementById(useElement.href.baseVal.slice(1));
    if (symbol) clone.append(symbol.cloneNode(true));
  }
  const { width: viewBoxWidth, height: viewBoxHeight } = clone.viewBox.baseVal;
  const height = Math.round((width * viewBoxHeight) / viewBoxWidth);
  clone.setAttribute('width', String(width));
  clone.setAttribute('height', String(height));

  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(clone))}`;
  return image;
}
