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

/** The files of each design. An entry is dropped when nothing refers to its design any more. */
const filesOf = new WeakMap<Design, DesignFiles>();

/** Creates a design with a blob URL, which the caller revokes when the design is no longer shown. */
export function openDesign(files: DesignFiles, properties: Omit<Design, 'href'>): Design {
  const design = { ...properties, href: URL.createObjectURL(files.image) };
  filesOf.set(design, files);
  return design;
}

/** Returns the files of a design. The content security policy does not allow fetching its blob URL. */
export const findDesignFiles = (design: Design): DesignFiles | undefined => filesOf.get(design);

/** Returns the same design with a new blob URL, after its URL was revoked. */
export function reopenDesign(design: Design): Design {
  const files = filesOf.get(design);
  return files ? openDesign(files, design) : design;
}
