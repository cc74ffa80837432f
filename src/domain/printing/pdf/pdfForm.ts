import type { Size } from '../settings/paper';
import { formatPdfNumbers } from './pdfText';
import type { Bytes } from './pdfText';

/** Edges of a part of a page, in user space units from the origin of the page. */
export type PageView = readonly [left: number, bottom: number, right: number, top: number];

/** Visible part and orientation of a page of a PDF (ISO 32000-1, 7.7.3.3). */
export type PageGeometry = {
  view: PageView;
  /** Angle in degrees by which readers rotate the page clockwise: 0, 90, 180 or 270. */
  rotation: number;
  /** Size of a user space unit in points. */
  userUnit: number;
};

/** A page of another PDF as a form XObject (ISO 32000-1, 8.10). Its size is in points, after rotation. */
export type PdfForm = Size & {
  /** Entries of the form's dictionary, without its length. */
  entries: string;
  /** Content of the page, encoded by the filters in `entries`. */
  bytes: Bytes;
  /** Fonts, images and other objects of the page. Their object numbers start at `firstFormObjectNumber`. */
  objects: readonly Bytes[];
  /** Entries for the catalog of our PDF, which hide the layers that are hidden in the original file. */
  catalogEntries: string;
};

/** Object number of the design's XObject in our PDF files. */
export const designObjectNumber = 5;
/** Object number of the first of `objects` of a form. References in the form and its objects depend on it. */
export const firstFormObjectNumber = designObjectNumber + 1;

/** Edges that differ by less than this rounding error count as equal. In user space units: 0.5 is about 0.2 mm. */
const roundingError = 0.5;

/**
 * Returns the visible part of a page inside its trim box, to which print shops cut the page (ISO 32000-1, 14.11.2).
 * Undefined if the trim box contains all of the visible part `view`, or nothing of it.
 */
export function trimView(view: PageView, trimBox: PageView): PageView | undefined {
  const [left, bottom, right, top] = view;
  const trimmedView = [
    Math.max(left, trimBox[0]),
    Math.max(bottom, trimBox[1]),
    Math.min(right, trimBox[2]),
    Math.min(top, trimBox[3]),
  ] as const;
  const isWhole = trimmedView.every((edge, index) => Math.abs(edge - (view[index] ?? 0)) < roundingError);
  const isEmpty = trimmedView[2] - trimmedView[0] < roundingError || trimmedView[3] - trimmedView[1] < roundingError;
  return isWhole || isEmpty ? undefined : trimmedView;
}

type Matrix = [number, number, number, number, number, number];

/**
 * Returns the size of a page in points after rotation, and the matrix that rotates the page and moves its lower left
 * corner to the origin.
 */
export function turnUpright({ view, rotation, userUnit }: PageGeometry): { size: Size; matrix: Matrix } {
  const [left, bottom, right, top] = view;
  const [width, height] = [(right - left) * userUnit, (top - bottom) * userUnit];
  const scaleMatrix = (matrix: Matrix) => matrix.map((value) => value * userUnit) as Matrix;
  switch (rotation) {
    case 90:
      return { size: { width: height, height: width }, matrix: scaleMatrix([0, -1, 1, 0, -bottom, right]) };
    case 180:
      return { size: { width, height }, matrix: scaleMatrix([-1, 0, 0, -1, right, top]) };
    case 270:
      return { size: { width: height, height: width }, matrix: scaleMatrix([0, 1, -1, 0, top, -left]) };
    default:
      return { size: { width, height }, matrix: scaleMatrix([1, 0, 0, 1, -left, -bottom]) };
  }
}

/** Returns the entries of a form that shows the visible part of a page upright, with its lower left corner at 0, 0. */
export function formatFormEntries(geometry: PageGeometry): string {
  const { matrix } = turnUpright(geometry);
  return `/Type /XObject /Subtype /Form /BBox [${formatPdfNumbers(...geometry.view)}] /Matrix [${formatPdfNumbers(...matrix)}]`;
}
