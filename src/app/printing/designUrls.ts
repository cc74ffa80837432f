import type { Design } from '~/domain/printing/design/design';

/** The image of each design. An entry is dropped when nothing refers to its design any more. */
const images = new WeakMap<Design, Blob>();

/** Creates a design with a blob URL, which the caller revokes when the design is no longer shown. */
export function openDesign(image: Blob, properties: Omit<Design, 'href'>): Design {
  const design = { ...properties, href: URL.createObjectURL(image) };
  images.set(design, image);
  return design;
}

/** Returns the image of a design. The content security policy does not allow fetching its blob URL. */
export const findDesignImage = (design: Design): Blob | undefined => images.get(design);

/** Returns the same design with a new blob URL, after its URL was revoked. */
export function reopenDesign(design: Design): Design {
  const image = images.get(design);
  return image ? openDesign(image, design) : design;
}
