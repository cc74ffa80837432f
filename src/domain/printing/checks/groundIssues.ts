import { contrastRatio, luminance, redContrastRatio } from './contrast';
import { levelOf } from './issues';
import type { Issue } from './issues';
import { cutTolerance, distanceToEdge, hair, inside, lineBelow } from '../sticker/placing';
import { elementBoxes, stickerElements } from '../sticker/stickerElements';
import type { Box, StickerElement, StickerSettings } from '../sticker/stickerElements';

/** Ratios of light to dark under which a code is at risk, and under which it is as good as unreadable. */
export const goodContrast = 7;
const leastContrast = 3;

const [black, white] = ['#000000', '#FFFFFF'];

type Code = 'qr' | 'barcode';

const overlap = (one: Box, other: Box) =>
  one.x + hair < other.x + other.width &&
  other.x + hair < one.x + one.width &&
  one.y + hair < other.y + other.height &&
  other.y + hair < one.y + one.height;

/** A line below its own code stands beyond the quiet zone. */
const lineOf = { qr: 'number', barcode: 'serial' } as const satisfies Record<Code, StickerElement>;

/** Where `code` with its line has room clear of `other`: the nearest of below, above, beside. */
function besides(settings: StickerSettings, code: Code, covered: StickerElement): Issue['mend'] {
  const { design } = settings;
  const boxes = elementBoxes(settings);
  const box = boxes[code];
  const blocking = covered === 'qr' || covered === 'number' ? [boxes.qr, boxes.number] : [boxes.barcode, boxes.serial];
  if (!box) return undefined;
  const whole = { ...box, height: box.height + lineBelow(settings, code) };
  const others = blocking.filter((other) => other !== undefined);
  const free = others
    .flatMap((other) => [
      { x: whole.x, y: Math.max(...others.map(({ y, height }) => y + height)) },
      { x: whole.x, y: Math.min(...others.map(({ y }) => y)) - whole.height },
      { x: other.x + other.width, y: whole.y },
      { x: other.x - whole.width, y: whole.y },
    ])
    .map(({ x, y }) => ({
      x: inside(rounded((x / design.width) * 100, x - whole.x), whole.width, design.width),
      y: inside(rounded((y / design.height) * 100, y - whole.y), whole.height, design.height),
    }))
    .filter((place) => {
      const there = { ...whole, x: (place.x / 100) * design.width, y: (place.y / 100) * design.height };
      const clear = others.every((other) => !overlap(there, other));
      return clear && distanceToEdge(there, design) >= cutTolerance - hair;
    });
  const away = ({ x, y }: { x: number; y: number }) =>
    Math.hypot((x / 100) * design.width - whole.x, (y / 100) * design.height - whole.y);
  const place = free.toSorted((one, other) => away(one) - away(other))[0];
  if (!place) return undefined;
  return code === 'qr' ? { qr: place } : { barcode: place };
}

/** To 0.1 per cent in the direction of a move, so that rounding never leads back. */
function rounded(per: number, move: number): number {
  if (Math.abs(move) < hair) return per;
  return (move > 0 ? Math.ceil(per * 10 - hair) : Math.floor(per * 10 + hair)) / 10;
}

function checkCovered(settings: StickerSettings, code: Code): Issue[] {
  const boxes = elementBoxes(settings);
  const box = boxes[code];
  if (!box) return [];
  const covering = stickerElements.find((other) => {
    const there = boxes[other];
    return other !== code && other !== lineOf[code] && there !== undefined && overlap(box, there);
  });
  // Two codes over one another are said once, of the one that is drawn on top.
  if (!covering || (code === 'qr' && covering === 'barcode')) return [];
  const moved = code === 'qr' ? 'barcode' : code;
  const mend = besides(settings, moved, code === 'qr' ? 'qr' : covering);
  return [{ kind: 'quiet-zone', element: code, level: 'error', covered: covering, ...(mend && { mend }) }];
}

function checkColours(settings: StickerSettings, code: Code): Issue[] {
  const { colour, withBackground, background: patch } = settings[code];
  const background = withBackground ? patch : white;
  const mend =
    code === 'qr' ? { qr: { colour: black, background: white } } : { barcode: { colour: black, background: white } };
  const found = { kind: 'contrast', element: code, needed: goodContrast, mend } as const;
  const ratio = contrastRatio(colour, background);
  if (luminance(colour) > luminance(background)) return [{ ...found, level: 'error', fault: 'inverted', ratio }];
  const level = levelOf(ratio, leastContrast, goodContrast);
  if (level) return [{ ...found, level, fault: 'pale', ratio }];
  const underRed = redContrastRatio(colour, background);
  if (code === 'barcode' && underRed < goodContrast) {
    return [{ ...found, level: 'warning', fault: 'red', ratio: underRed }];
  }
  if (background === white) return [];
  const onWhite = code === 'qr' ? { qr: { background: white } } : { barcode: { background: white } };
  return [{ kind: 'patch', element: code, level: 'warning', background, mend: onWhite }];
}

/** What a code stands on: its own colours, or a picture whose colours nobody knows; and whether anything covers it. */
export function checkGround(settings: StickerSettings, code: Code, hasPicture: boolean): Issue[] {
  if (code === 'barcode' && !settings.barcode.shown) return [];
  if (hasPicture && !settings[code].withBackground) {
    const mend = code === 'qr' ? { qr: { withBackground: true } } : { barcode: { withBackground: true } };
    const bare: Issue = { kind: 'quiet-zone', element: code, level: 'error', covered: 'picture', mend };
    return [bare, ...checkCovered(settings, code)];
  }
  return [...checkColours(settings, code), ...checkCovered(settings, code)];
}
