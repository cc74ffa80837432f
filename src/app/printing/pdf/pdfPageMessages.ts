import type { DesignNote } from '~/domain/printing/design/design';
import type { PdfFileError } from '~/domain/printing/design/designFile';
import type { PdfForm } from '~/domain/printing/pdf/pdfForm';
import type { Size } from '~/domain/printing/settings/paper';

/** Request to the PDF page worker. With a `size` in px, the worker only draws the page. Pages count from 1. */
export type PdfPageRequest = { file: Blob; page: number; size?: Size };

/** A page of a PDF that is used as a design. */
export type PdfPage = {
  /** Size of the page in points. */
  size: Size;
  /** Number of pages in the file. */
  pageCount: number;
  /** The page as a PNG. */
  image: Blob;
  /** The page as a form XObject, to embed in our PDF files. Undefined if it cannot be copied. */
  form: PdfForm | undefined;
  notes: readonly DesignNote[];
};

/** Response of the PDF page worker: 'drawn' if the request has a size, 'rejected' if the file cannot be used. */
export type PdfPageResponse =
  | { type: 'read'; page: PdfPage }
  | { type: 'drawn'; image: Blob }
  | { type: 'rejected'; error: PdfFileError };
