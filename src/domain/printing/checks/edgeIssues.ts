import type { Issue, QuickFix } from './issues';
import { cutTolerance, distanceToEdge, epsilon, labelHeightOf, resizeFix } from './placement';
import { goodModule, minBarWidth } from './sizeIssues';
import { quietBars } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import { elementBoxes, stickerElements } from '../sticker/stickerElements';
import type { CodeElement, CodeModules, StickerElement, StickerSettings } from '../sticker/stickerElements';

const codeOf: Record<StickerElement, CodeElement> = { qr: 'qr', number: 'qr', barcode: 'barcode', serial: 'barcode' };

/** Rounds down to 0.1 mm. */
const roundDown = (mm: number) => Math.floor(mm * 10 + epsilon) / 10;

/**
 * Returns a quick fix that moves a code with its label inside the sticker. A code that does not fit is shrunk, as long as
 * it still scans. Keeps the cut tolerance; if that is impossible, a code that is now cut off may reach up to the edge.
 */
function edgeFix(
  settings: StickerSettings,
  code: CodeElement,
  modules: CodeModules,
  isCutOff: boolean,
): QuickFix | undefined {
  const { design, qr, barcode } = settings;
  const currentSize =
    code === 'qr' ? { width: qr.size, height: qr.size } : { width: barcode.width, height: barcode.height };
  const labelHeight = labelHeightOf(settings, code);
  const neededWidth =
    code === 'qr'
      ? (modules.qr + 2 * quietModules) * goodModule
      : ((modules.barcode ?? 0) + 2 * quietBars) * minBarWidth;
  const roomFor = (edge: number) => ({
    width: design.width - 2 * edge,
    height: design.height - 2 * edge - labelHeight,
  });
  const fittingSize = (edge: number) => {
    const room = roomFor(edge);
    if (currentSize.width <= room.width + epsilon && currentSize.height <= room.height + epsilon) return currentSize;
    const side = roundDown(Math.min(room.width, room.height));
    const size =
      code === 'qr'
        ? { width: side, height: side }
        : {
            width: Math.min(currentSize.width, roundDown(room.width)),
            height: Math.min(currentSize.height, roundDown(room.height)),
          };
    return size.width + epsilon >= neededWidth && size.height >= 5 ? size : undefined;
  };
  const size = fittingSize(cutTolerance) ?? (isCutOff ? fittingSize(0) : undefined);
  return size && resizeFix(settings, code, size);
}

/** Checks that every element is on the sticker and at least 1 mm from its edge, where it is cut. */
export function checkEdges(settings: StickerSettings, modules: CodeModules): Issue[] {
  const boxes = elementBoxes(settings);
  return stickerElements.flatMap((element): Issue[] => {
    const box = boxes[element];
    const distance = box ? distanceToEdge(box, settings.design) : cutTolerance;
    if (distance >= cutTolerance - epsilon) return [];
    const isCutOff = distance < -epsilon;
    const quickFix = edgeFix(settings, codeOf[element], modules, isCutOff);
    return [{ kind: 'edge', element, level: isCutOff ? 'error' : 'warning', distance, needed: cutTolerance, quickFix }];
  });
}
