import type { Issue, QuickFix } from './issues';
import { cutTolerance, distanceToEdge, epsilon, labelHeightOf, resizeFix } from './placement';
import { goodModule, minBarWidth } from './sizeIssues';
import { quietBars } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import { elementBoxes, stickerElements } from '../sticker/stickerElements';
import type { CodeElement, CodeModules, StickerElement, StickerSettings } from '../sticker/stickerElements';

const codeOf: Record<StickerElement, CodeElement> = { qr: 'qr', number: 'qr', barcode: 'barcode', serial: 'barcode' };

const downTo = (mm: number) => Math.floor(mm * 10 + epsilon) / 10;

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
  const { design, qr, barcode } = settings;
  const now = code === 'qr' ? { width: qr.size, height: qr.size } : { width: barcode.width, height: barcode.height };
  const label = labelHeightOf(settings, code);
  const needed =
    code === 'qr'
      ? (modules.qr + 2 * quietModules) * goodModule
      : ((modules.barcode ?? 0) + 2 * quietBars) * minBarWidth;
  const roomFor = (edge: number) => ({ width: design.width - 2 * edge, height: design.height - 2 * edge - label });
  const fitting = (edge: number) => {
    const room = roomFor(edge);
    if (now.width <= room.width + epsilon && now.height <= room.height + epsilon) return now;
    const side = downTo(Math.min(room.width, room.height));
    const size =
      code === 'qr'
        ? { width: side, height: side }
        : { width: Math.min(now.width, downTo(room.width)), height: Math.min(now.height, downTo(room.height)) };
    return size.width + epsilon >= needed && size.height >= 5 ? size : undefined;
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
    if (distance >= cutTolerance - epsilon) return [];
    const cut = distance < -epsilon;
    const quickFix = edgeFix(settings, codeOf[element], modules, cut);
    return [{ kind: 'edge', element, level: cut ? 'error' : 'warning', distance, needed: cutTolerance, quickFix }];
  });
}
