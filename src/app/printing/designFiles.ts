import type { Design } from '~/domain/printing/design/design';
import type { PdfForm } from '~/domain/printing/pdf/pdfForm';

export type DesignFiles = {
  /** The image behind the blob URL of the design. */
  image: Blob;
  /** The uploaded PDF, if the design is one of its pages. Undefined for other designs. */
  pdf?: File;
  /** The PDF page as a form XObject, to embed in our PDF files. Undefined if the page is printed as an image. */
  form?: PdfForm | undefined;
};

/** Files of each design. A WeakMap, so that the files are freed when a design is no longer used. */
const filesByDesign = new WeakMap<Design, DesignFiles>();

/** Creates a design with a blob URL, which the caller revokes when the design is no longer shown. */
export function openDesign(files: DesignFiles, properties: Omit<Design, 'href'>): Design {
  const design = { ...properties, href: URL.createObjectURL(files.image) };
  filesByDesign.set(design, files);
  return design;
}

/** Returns the files of a design. Needed since the content security policy forbids fetching the design's blob URL. */
export const findDesignFiles = (design: Design): DesignFiles | undefined => filesByDesign.get(design);

/** Returns a copy of a design whose blob URL was revoked, with a new blob URL. */
export function reopenDesign(design: Design): Design {
  const files = filesByDesign.get(design);
  return files ? openDesign(files, design) : design;
}
