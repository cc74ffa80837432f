import { getCanvasContext } from '../../files/getCanvasContext';

/** Alpha value of the mask for each channel value from 0 to 255. Without a map, both values are equal. */
type TransferMap = Uint8Array | null | undefined;

type MaskFilter = { maskSource: 'alpha' | 'luminosity'; map: TransferMap };

/** Mask filters by name. pdf.js selects a filter by setting the `filter` of a canvas context to the name. */
const maskFilters = new Map<string, MaskFilter>();

function addMaskFilter(filter: MaskFilter): string {
  const name = `soft-mask-${maskFilters.size}`;
  maskFilters.set(name, filter);
  return name;
}

/**
 * Filter factory for pdf.js in a worker. By default, pdf.js makes SVG filters, which workers do not have. `addFilter`
 * ignores the transfer functions of a page, which are meant for printing presses.
 */
export class SoftMaskFilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addAlphaFilter = (map: TransferMap) => addMaskFilter({ maskSource: 'alpha', map });
  addLuminosityFilter = (map: TransferMap) => addMaskFilter({ maskSource: 'luminosity', map });
  destroy = () => undefined;
}

const createCanvasContext = (width: number, height: number) =>
  getCanvasContext(new OffscreenCanvas(width, height), { willReadFrequently: true });

/** Sets the alpha channel of pixels to their alpha or luminosity (ISO 32000-1, 11.5.3), mapped by `map`. */
function convertMask(data: Uint8ClampedArray, { maskSource, map }: MaskFilter) {
  for (let offset = 0; offset < data.length; offset += 4) {
    const getChannel = (index: number) => data[offset + index] ?? 0;
    const value =
      maskSource === 'alpha'
        ? getChannel(3)
        : Math.round(0.3 * getChannel(0) + 0.59 * getChannel(1) + 0.11 * getChannel(2));
    data[offset + 3] = map?.[value] ?? value;
  }
}

/** Makes a canvas context apply the selected mask filter to the next image that it draws, as pdf.js expects. */
function applyMaskFilters(context: OffscreenCanvasRenderingContext2D) {
  let filter: MaskFilter | undefined;
  Object.defineProperty(context, 'filter', {
    get: () => 'none',
    set: (name: string) => {
      filter = maskFilters.get(name);
    },
  });
  const drawImage = context.drawImage.bind(context);
  context.drawImage = (image: CanvasImageSource, ...drawArgs: number[]) => {
    const [sourceX = 0, sourceY = 0, width = 0, height = 0, x = 0, y = 0] = drawArgs;
    if (!filter) {
      Reflect.apply(drawImage, context, [image, ...drawArgs]);
      return;
    }
    const mask = createCanvasContext(width, height);
    mask.drawImage(image, sourceX, sourceY, width, height, 0, 0, width, height);
    const pixels = mask.getImageData(0, 0, width, height);
    convertMask(pixels.data, filter);
    mask.putImageData(pixels, 0, 0);
    drawImage(mask.canvas, x, y);
    filter = undefined;
  };
}

type CanvasEntry = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };

/** Canvas factory for pdf.js in a worker. Its canvases apply the mask filters. */
export class SoftMaskCanvasFactory {
  create(width: number, height: number): CanvasEntry {
    const context = createCanvasContext(width, height);
    applyMaskFilters(context);
    return { canvas: context.canvas, context };
  }
  reset({ canvas }: CanvasEntry, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: CanvasEntry) {
    // Frees the memory before the next garbage collection.
    Object.assign(canvas, { width: 0, height: 0 });
  }
}
