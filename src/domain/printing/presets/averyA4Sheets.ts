import { roundShape, createRoundedRectangle, createLabelSheetFactory } from './labelSheet';
import type { LabelSheet } from './labelSheet';

const avery = createLabelSheetFactory('Avery', 'A4');
const averyA4Landscape = createLabelSheetFactory('Avery', 'A4Landscape');
const averyA5Landscape = createLabelSheetFactory('Avery', 'A5Landscape');

/**
 * Label sheets of Avery on A4 and A5 paper. Source of the measurements: LibreOffice, extras/source/labels/labels.xml,
 * where they are given in 0.01 mm. L7159 has the measurements of L6032 to L6035, whose labels have the same size.
 * Source of the radii: the Debian package glabels-data, avery-iso-templates.xml. Rounded corners that have no radius in
 * the Debian package get a radius of 2 mm.
 */
export const averyA4Sheets: readonly LabelSheet[] = [
  avery(
    'L7160 J8160 L7060 L7560 J8360 J8560 C2160',
    [63.5, 38.1],
    [3, 7],
    [7.2, 15.15],
    [66.04, 38.1],
    createRoundedRectangle(1.76),
  ),
  avery(
    'L7159 J8159 L6032 L6033 L6034 L6035',
    [63.5, 33.9],
    [3, 8],
    [7.2, 13.1],
    [66.05, 33.9],
    createRoundedRectangle(2),
  ),
  avery('L7157 J8157', [64, 24.3], [3, 11], [6.46, 14], [66.54, 24.3], createRoundedRectangle(3)),
  avery('L7158 J8158', [64, 26.7], [3, 10], [6.46, 14], [66.54, 26.7], createRoundedRectangle(2)),
  avery('L7161 J8161 J8361', [63.5, 46.56], [3, 6], [7.21, 8.82], [66.04, 46.56], createRoundedRectangle(2.47)),
  avery(
    'L7162 J8162 L7562 J8362 J8562',
    [99.06, 33.87],
    [2, 8],
    [4.67, 13.02],
    [101.6, 33.87],
    createRoundedRectangle(1.76),
  ),
  avery(
    'L7163 J8163 L7063 L7263 L7363 L7563 J8363 J8563 C2163',
    [99.06, 38.1],
    [2, 7],
    [4.67, 15.15],
    [101.6, 38.1],
    createRoundedRectangle(1.76),
  ),
  avery('L7164 J8164 J8364', [63.5, 71.97], [3, 4], [7.21, 4.57], [66.04, 71.97], createRoundedRectangle(3)),
  avery(
    'L7165 J8165 L7565 L7765 J8365 C2165',
    [99.06, 67.73],
    [2, 4],
    [4.67, 13.04],
    [101.6, 67.73],
    createRoundedRectangle(2),
  ),
  avery('L7166 J8166 J8366', [99.06, 93.13], [2, 3], [4.67, 8.81], [101.6, 93.13], createRoundedRectangle(2)),
  avery(
    'L7168 J8168 L7068 L7768 J8368',
    [199.6, 143.53],
    [1, 2],
    [5.2, 4.97],
    [199.6, 143.53],
    createRoundedRectangle(2),
  ),
  avery('L7173 J8173', [99.06, 57], [2, 5], [4.67, 6], [101.6, 57], createRoundedRectangle(2)),
  avery('L7177', [99.06, 42.33], [2, 6], [4.67, 21.44], [101.6, 42.33], createRoundedRectangle(2)),
  avery(
    'L7651 J8651 L7051 L7551 J8551 L7680 C2651',
    [38.1, 21.17],
    [5, 13],
    [4.67, 10.9],
    [40.64, 21.17],
    createRoundedRectangle(1.76),
  ),
  avery('L7652', [45.72, 16.93], [4, 16], [9.75, 12.99], [48.26, 16.93], createRoundedRectangle(2)),
  avery('L7654 J8654', [45.72, 25.4], [4, 10], [9.75, 21.43], [48.26, 25.4], createRoundedRectangle(1.5)),
  avery('L7656 J8656', [46, 11.11], [4, 21], [6, 15.95], [50.67, 12.7]),
  avery('L7657 J8659', [17.78, 10], [10, 27], [4.67, 13.43], [20.32, 10], createRoundedRectangle(1.6)),
  avery('L7658 J8658 L6008', [25.4, 10], [7, 27], [8.48, 13.43], [27.94, 10], createRoundedRectangle(1)),
  avery('L7664', [70, 71.97], [2, 4], [17.93, 4.57], [104.14, 71.97], createRoundedRectangle(2.5)),
  avery('L6009 L6113', [45.72, 21.17], [4, 12], [9.75, 21.41], [48.26, 21.17], createRoundedRectangle(2)),
  avery('L6011 L6114', [63.5, 29.63], [3, 9], [7.21, 15.1], [66.04, 29.63], createRoundedRectangle(2)),
  avery('L6012', [96, 50.8], [2, 5], [7.73, 21.43], [98.54, 50.8], createRoundedRectangle(2)),
  avery('L7630 L7650 L7670', [63.5, 63.5], [3, 4], [5.25, 14.75], [68, 68], roundShape),
  avery('C2243', [38.1, 38.1], [4, 5], [22.05, 27.85], [42.6, 50.8], roundShape),
  avery('C2244', [71.95, 71.95], [2, 3], [29.66, 33.81], [78.74, 78.72], roundShape),
  averyA4Landscape(
    'L7169 J8169 L7069 L7769 J8369 C9169',
    [139, 99.1],
    [2, 2],
    [9.5, 4.63],
    [139, 101.64],
    createRoundedRectangle(2.12),
  ),
  averyA5Landscape('L30065 J40065', [99.1, 67.7], [2, 1], [5.9, 40.4], [99.1, 67.7]),
];
