import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { enlargeForBleed } from '../sticker/stickerElements';
import type { Box } from '../sticker/stickerElements';

/**
 * Returns the box of the design image on the sticker, in mm. The image is scaled in proportion and centred, which can
 * leave strips of the sticker uncovered. Only the proportions of `image` matter.
 */
export function locateImage({ design, marks }: Pick<PrintSettings, 'design' | 'marks'>, image: Size): Box {
  const space = enlargeForBleed(design, marks.bleed);
  const scale = Math.min(space.width / image.width, space.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  return { x: (design.width - width) / 2, y: (design.height - height) / 2, width, height };
}
