import type { Issue } from './issues';
import { measureDistanceIfCentred, getLabelHeight, resizeFix, getStickerOutline, enlargeStickerFix } from './placement';
import { measureDistanceToEdge } from './measureDistanceToEdge';
import type { Size } from '../settings/paper';
import { moduleLimits } from './sizeIssues';
import { isLess, roundDownToTenth, roundUpToTenth } from '../../number/rounding';
import {
  getCodeBoxes,
  cutTolerance,
  getElementBoxes,
  isSquareCode,
  findCodeModules,
  getModuleWidth,
  quietZones,
  stickerElements,
  getSymbology,
} from '../sticker/stickerElements';
import type { CodeElement, CodeModules, StickerElement, StickerSettings } from '../sticker/stickerElements';

/** The code to which an element belongs: itself, or the code above a label. */
export const codeElementOf: Record<StickerElement, CodeElement> = {
  qr: 'qr',
  number: 'qr',
  barcode: 'barcode',
  serial: 'barcode',
};

/**
 * Returns a quick fix that moves a code and its label inside the sticker, `cutTolerance` from its edges, and makes the
 * code smaller if necessary. Where that is impossible, a code that is cut off is moved up to the edge. If the code
 * would be too small to scan, the sticker gets larger.
 */
function edgeFix(
  settings: StickerSettings,
  code: CodeElement,
  modules: CodeModules,
  isCutOff: boolean,
): Pick<Issue, 'quickFix' | 'neededSticker'> {
  const outline = getStickerOutline(settings);
  const currentBox = getCodeBoxes(settings)[code];
  const labelHeight = getLabelHeight(settings, code);
  const symbology = getSymbology(settings, code);
  const isSquare = isSquareCode(settings, code);
  const minWidth = moduleLimits[symbology][isSquare ? 'good' : 'min'];
  const moduleCount = findCodeModules(settings, code, modules) ?? 0;
  const isReadable = (width: number) => !isLess(getModuleWidth(symbology, width, moduleCount), minWidth);
  const createSize = (width: number, height: number) => ({ width, height: isSquare ? width : height });
  const fittingSize = (edge: number) => {
    const fits = ({ width, height }: Size) =>
      !isLess(measureDistanceIfCentred({ width, height: height + labelHeight }, outline), edge);
    if (fits(currentBox)) return currentBox;
    const room = { width: outline.width - 2 * edge, height: outline.height - 2 * edge - labelHeight };
    const width = Math.min(currentBox.width, roundDownToTenth(room.width));
    const height = Math.min(currentBox.height, roundDownToTenth(room.height));
    let size = createSize(isSquare ? Math.min(width, height) : width, height);
    // On a rectangle, the first size fits. Where corners are round, the code is reduced in steps of 0.1 mm until it
    // fits.
    while (!fits(size) && isReadable(size.width)) size = createSize(roundDownToTenth(size.width - 0.1), height);
    return isReadable(size.width) ? size : undefined;
  };
  const size = fittingSize(cutTolerance) ?? (isCutOff ? fittingSize(0) : undefined);
  if (size) return { quickFix: resizeFix(settings, code, size) };
  const neededWidth = roundUpToTenth((moduleCount + 2 * quietZones[symbology]) * minWidth);
  return enlargeStickerFix(settings, code, createSize(neededWidth, currentBox.height));
}

/** Checks that every element is inside the sticker's shape and at least `cutTolerance` from its edges. */
export function checkEdges(settings: StickerSettings, modules: CodeModules): Issue[] {
  const boxes = getElementBoxes(settings);
  return stickerElements.flatMap((element): Issue[] => {
    const box = boxes[element];
    const distance = box
      ? measureDistanceToEdge(box, settings.design, getStickerOutline(settings).shape)
      : cutTolerance;
    if (!isLess(distance, cutTolerance)) return [];
    const isCutOff = isLess(distance, 0);
    const fix = edgeFix(settings, codeElementOf[element], modules, isCutOff);
    return [{ kind: 'edge', element, level: isCutOff ? 'error' : 'warning', distance, needed: cutTolerance, ...fix }];
  });
}
