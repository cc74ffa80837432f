import type { Issue, QuickFix } from './issues';
import { cutTolerance, distanceToEdge, fits, labelHeightOf, resizeFix } from './placement';
import { goodModuleWidth, minBarWidth } from './sizeIssues';
import { isLess, roundDownToTenth } from '../../number/rounding';
import { barModuleWidth, codeBoxes, elementBoxes, qrModuleWidth, stickerElements } from '../sticker/stickerElements';
import type { CodeElement, CodeModules, StickerElement, StickerSettings } from '../sticker/stickerElements';

const codeOf: Record<StickerElement, CodeElement> = { qr: 'qr', number: 'qr', barcode: 'barcode', serial: 'barcode' };

/**
 * Returns a quick fix that moves a code and its label inside the sticker and, if necessary, makes the code smaller.
 * Undefined if the code would then be too small to scan. Keeps a distance of `cutTolerance` from the edges. Where that
 * is impossible, a code that is cut off is moved up to the edge.
 */
function edgeFix(
  settings: StickerSettings,
  code: CodeElement,
  modules: CodeModules,
  isCutOff: boolean,
): QuickFix | undefined {
  const { design } = settings;
  const currentBox = codeBoxes(settings)[code];
  const labelHeight = labelHeightOf(settings, code);
  const isReadable = (width: number) =>
    code === 'qr'
      ? !isLess(qrModuleWidth(width, modules.qr), goodModuleWidth)
      : !isLess(barModuleWidth(width, modules.barcode ?? 0), minBarWidth);
  const fittingSize = (edge: number) => {
    const room = { width: design.width - 2 * edge, height: design.height - 2 * edge - labelHeight };
    if (fits(currentBox, room)) return currentBox;
    const width = Math.min(currentBox.width, roundDownToTenth(room.width));
    const height = Math.min(currentBox.height, roundDownToTenth(room.height));
    const side = Math.min(width, height);
    const size = code === 'qr' ? { width: side, height: side } : { width, height };
    return isReadable(size.width) ? size : undefined;
  };
  const size = fittingSize(cutTolerance) ?? (isCutOff ? fittingSize(0) : undefined);
  return size && resizeFix(settings, code, size);
}

/** Checks that every element is inside the sticker and at least `cutTolerance` from the edges. */
export function checkEdges(settings: StickerSettings, modules: CodeModules): Issue[] {
  const boxes = elementBoxes(settings);
  return stickerElements.flatMap((element): Issue[] => {
    const box = boxes[element];
    const distance = box ? distanceToEdge(box, settings.design) : cutTolerance;
    if (!isLess(distance, cutTolerance)) return [];
    const isCutOff = isLess(distance, 0);
    const quickFix = edgeFix(settings, codeOf[element], modules, isCutOff);
    return [{ kind: 'edge', element, level: isCutOff ? 'error' : 'warning', distance, needed: cutTolerance, quickFix }];
  });
}
