import type { Issue, QuickFix } from './issues';
import { cutTolerance, distanceToEdge, fits, labelHeightOf, resizeFix } from './placement';
import { goodModule, minBarWidth } from './sizeIssues';
import { isLess, roundDown } from '../../number/rounding';
import { barModule, codeBoxes, elementBoxes, qrModule, stickerElements } from '../sticker/stickerElements';
import type { CodeElement, CodeModules, StickerElement, StickerSettings } from '../sticker/stickerElements';

const codeOf: Record<StickerElement, CodeElement> = { qr: 'qr', number: 'qr', barcode: 'barcode', serial: 'barcode' };

/**
 * Moves the code inside if it fits, else shrinks it if it still scans. Keeps the cut tolerance; only a code that is cut
 * off may extend up to the edge.
 */
function edgeFix(
  settings: StickerSettings,
  code: CodeElement,
  modules: CodeModules,
  cut: boolean,
): QuickFix | undefined {
  const { design } = settings;
  const now = codeBoxes(settings)[code];
  const label = labelHeightOf(settings, code);
  const scans = (width: number) =>
    code === 'qr'
      ? !isLess(qrModule(width, modules.qr), goodModule)
      : !isLess(barModule(width, modules.barcode ?? 0), minBarWidth);
  const fitting = (edge: number) => {
    const room = { width: design.width - 2 * edge, height: design.height - 2 * edge - label };
    if (fits(now, room)) return now;
    const width = Math.min(now.width, roundDown(room.width));
    const height = Math.min(now.height, roundDown(room.height));
    const side = Math.min(width, height);
    const size = code === 'qr' ? { width: side, height: side } : { width, height };
    return scans(size.width) ? size : undefined;
  };
  const size = fitting(cutTolerance) ?? (cut ? fitting(0) : undefined);
  return size && resizeFix(settings, code, size);
}

/** Checks that all elements are on the sticker and 1 mm from the cut. */
export function checkEdges(settings: StickerSettings, modules: CodeModules): Issue[] {
  const boxes = elementBoxes(settings);
  return stickerElements.flatMap((element): Issue[] => {
    const box = boxes[element];
    const distance = box ? distanceToEdge(box, settings.design) : cutTolerance;
    if (!isLess(distance, cutTolerance)) return [];
    const cut = isLess(distance, 0);
    const quickFix = edgeFix(settings, codeOf[element], modules, cut);
    return [{ kind: 'edge', element, level: cut ? 'error' : 'warning', distance, needed: cutTolerance, quickFix }];
  });
}
