import type { Issue, Mend } from './issues';
import { cutTolerance, distanceToEdge, hair, lineBelow, resizing } from '../sticker/placing';
import { goodModule, leastBar } from './sizeIssues';
import type { Modules } from './sizeIssues';
import { quietBars } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import { elementBoxes, stickerElements } from '../sticker/stickerElements';
import type { StickerElement, StickerSettings } from '../sticker/stickerElements';

const codeOf = { qr: 'qr', number: 'qr', barcode: 'barcode', serial: 'barcode' } as const satisfies Record<
  StickerElement,
  'qr' | 'barcode'
>;

const downTo = (mm: number) => Math.floor(mm * 10 + hair) / 10;

/**
 * Moved where it fits, else made smaller where it still scans, else nothing. With room for the cutter if that still
 * scans; up to the edge only for a code that would be cut off otherwise.
 */
function mendEdge(settings: StickerSettings, code: 'qr' | 'barcode', modules: Modules, cut: boolean): Mend | undefined {
  const { design, qr, barcode } = settings;
  const now = code === 'qr' ? { width: qr.size, height: qr.size } : { width: barcode.width, height: barcode.height };
  const line = lineBelow(settings, code);
  const needed =
    code === 'qr' ? (modules.qr + 2 * quietModules) * goodModule : ((modules.barcode ?? 0) + 2 * quietBars) * leastBar;
  const roomFor = (edge: number) => ({ width: design.width - 2 * edge, height: design.height - 2 * edge - line });
  const fitting = (edge: number) => {
    const room = roomFor(edge);
    if (now.width <= room.width + hair && now.height <= room.height + hair) return now;
    const size =
      code === 'qr'
        ? { width: downTo(Math.min(room.width, room.height)), height: downTo(Math.min(room.width, room.height)) }
        : { width: Math.min(now.width, downTo(room.width)), height: Math.min(now.height, downTo(room.height)) };
    return size.width + hair >= needed && size.height >= 5 ? size : undefined;
  };
  const size = fitting(cutTolerance) ?? (cut ? fitting(0) : undefined);
  return size && resizing(settings, code, size);
}

/** Whether everything stays on the sticker, a millimetre from where it is cut. */
export function checkEdges(settings: StickerSettings, modules: Modules): Issue[] {
  const boxes = elementBoxes(settings);
  return stickerElements.flatMap((element): Issue[] => {
    const box = boxes[element];
    const distance = box ? distanceToEdge(box, settings.design) : cutTolerance;
    if (distance >= cutTolerance - hair) return [];
    const cut = distance < -hair;
    const mend = mendEdge(settings, codeOf[element], modules, cut);
    const found = { kind: 'edge', element, distance, needed: cutTolerance } as const;
    return [{ ...found, level: cut ? 'error' : 'warning', ...(mend && { mend }) }];
  });
}
