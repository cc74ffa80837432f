import type { Issue } from './issues';
import {
  measureDistanceIfCentred,
  getLabelHeight,
  createResizeFix,
  getStickerOutline,
  createEnlargeStickerFix,
} from './placement';
import { measureDistanceToEdge } from './measureDistanceToEdge';
import type { Size } from '../settings/paper';
import { moduleLimits } from './sizeIssues';
import { isLess, roundDownToTenth, roundUpToTenth } from '../../number/rounding';
import {
  getCodeBoxes,
  cutTolerance,
  getElementBoxes,
  isSquareCode,
  findModuleCount,
  getModuleWidth,
  quietZones,
  stickerElements,
  getSymbology,
} from '../sticker/stickerElements';
import type { CodeElement, CodeModuleCounts, StickerElement, StickerSettings } from '../sticker/stickerElements';

/** Maps each element to its code: a code to itself, a label to the code above it. */
export const codeElementOf: Record<StickerElement, CodeElement> = {
  qr: 'qr',
  number: 'qr',
  barcode: 'barcode',
  serial: 'barcode',
};

/**
 * Returns a quick fix that moves a code and its label inside the sticker, `cutTolerance` from its edges, and makes the
 * code smaller if necessary. If a code that is cut off would then be too small to scan, the distance from the edges can
 * be smaller. If the code does not fit either way, the quick fix makes the sticker larger.
 */
function createEdgeFix(
  settings: StickerSettings,
  code: CodeElement,
  modules: CodeModuleCounts,
  isCutOff: boolean,
): Pick<Issue, 'quickFix' | 'neededStickerSize'> {
  const outline = getStickerOutline(settings);
  const currentBox = getCodeBoxes(settings)[code];
  const labelHeight = getLabelHeight(settings, code);
  const symbology = getSymbology(settings, code);
  const isSquare = isSquareCode(settings, code);
  const minWidth = moduleLimits[symbology][isSquare ? 'good' : 'min'];
  const moduleCount = findModuleCount(settings, code, modules) ?? 0;
  const isReadable = (width: number) => !isLess(getModuleWidth(symbology, width, moduleCount), minWidth);
  const createSize = (width: number, height: number) => ({ width, height: isSquare ? width : height });
  const findFittingSize = (minDistance: number) => {
    const fits = ({ width, height }: Size) =>
      !isLess(measureDistanceIfCentred({ width, height: height + labelHeight }, outline), minDistance);
    if (fits(currentBox)) return currentBox;
    const space = { width: outline.width - 2 * minDistance, height: outline.height - 2 * minDistance - labelHeight };
    const width = Math.min(currentBox.width, roundDownToTenth(space.width));
    const height = Math.min(currentBox.height, roundDownToTenth(space.height));
    let size = createSize(isSquare ? Math.min(width, height) : width, height);
    // On a plain rectangle, the first size fits. On other shapes, the code is reduced in steps of 0.1 mm until it fits.
    while (!fits(size) && isReadable(size.width)) size = createSize(roundDownToTenth(size.width - 0.1), height);
    return isReadable(size.width) ? size : undefined;
  };
  const size = findFittingSize(cutTolerance) ?? (isCutOff ? findFittingSize(0) : undefined);
  if (size) return { quickFix: createResizeFix(settings, code, size) };
  const neededWidth = roundUpToTenth((moduleCount + 2 * quietZones[symbology]) * minWidth);
  return createEnlargeStickerFix(settings, code, createSize(neededWidth, currentBox.height));
}

/** Returns an issue for each element that is cut off, or less than `cutTolerance` from the edges of the sticker. */
export function checkEdges(settings: StickerSettings, modules: CodeModuleCounts): Issue[] {
  const boxes = getElementBoxes(settings);
  return stickerElements.flatMap((element): Issue[] => {
    const box = boxes[element];
    const distance = box
      ? measureDistanceToEdge(box, settings.design, getStickerOutline(settings).shape)
      : cutTolerance;
    if (!isLess(distance, cutTolerance)) return [];
    const isCutOff = isLess(distance, 0);
    const fix = createEdgeFix(settings, codeElementOf[element], modules, isCutOff);
    return [{ kind: 'edge', element, level: isCutOff ? 'error' : 'warning', distance, needed: cutTolerance, ...fix }];
  });
}
