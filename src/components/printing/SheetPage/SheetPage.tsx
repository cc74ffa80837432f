import { memo } from 'react';

import { isIdentityCorrection, getCalibrationMatrix } from '~/domain/printing/calibration/calibration';
import type { Calibration } from '~/domain/printing/calibration/calibration';
import { getClipBox } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';

import { StickerArt } from './StickerArt';

export type SheetPageProps = {
  scene: PageScene;
  designHref?: string | undefined;
  /** Width of the SVG: a number of px on the screen, a length with its unit in print, such as '210mm'. */
  width: string | number;
  /** Height of the SVG: a number of px on the screen, a length with its unit in print, such as '297mm'. */
  height: string | number;
  /** Accessible name of the page, such as 'Page 1 of 2'. */
  label?: string;
  /** Corrects the position and scale errors of the printer. Undefined in the preview, which shows the ideal sheet. */
  calibration?: Calibration | undefined;
};

/**
 * One printed page as a single SVG in millimetres. Browsers round the positions of HTML boxes to whole pixels (0.26
 * mm), but not the positions of SVG shapes. The SVG has no CSS, because the print window has none of the app's styles.
 */
export const SheetPage = memo(function SheetPage({
  scene,
  designHref,
  width,
  height,
  label,
  calibration,
}: SheetPageProps) {
  const content = (
    <>
      {scene.stickers.map((placedSticker) => (
        <PlacedSticker key={placedSticker.index} placedSticker={placedSticker} designHref={designHref} />
      ))}
      {scene.marks.map((mark, index) => (
        <rect key={index} {...mark} />
      ))}
    </>
  );
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {calibration && !isIdentityCorrection(calibration) ? (
        <g transform={`matrix(${getCalibrationMatrix(calibration).join(' ')})`}>{content}</g>
      ) : (
        content
      )}
    </svg>
  );
});

type PlacedStickerProps = { placedSticker: PageScene['stickers'][number]; designHref: string | undefined };

/**
 * One sticker of the page. It is a component of its own, so that React can handle user input after each sticker, and
 * not only after the whole page.
 */
const PlacedSticker = memo(function PlacedSticker({ placedSticker, designHref }: PlacedStickerProps) {
  const { x, y, sticker } = placedSticker;
  const clip = getClipBox(sticker);
  return (
    // A nested SVG clips its overflow, so that a code beyond the edge does not overlap the next sticker.
    <svg
      x={x + clip.x}
      y={y + clip.y}
      width={clip.width}
      height={clip.height}
      viewBox={`${clip.x} ${clip.y} ${clip.width} ${clip.height}`}
    >
      <StickerArt sticker={sticker} designHref={designHref} />
    </svg>
  );
});
