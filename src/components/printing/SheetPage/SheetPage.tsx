import { memo } from 'react';

import type { PageScene } from '~/domain/printing/sticker/scene';

import { StickerArt } from './StickerArt';

export type SheetPageProps = {
  scene: PageScene;
  /** Where the browser finds the picture of the design. */
  picture?: string;
  /** Size of the drawing: '210mm' on paper, pixels on the screen. */
  width: string | number;
  height: string | number;
  /** What the page shows; on paper there is nobody to tell. */
  label?: string;
};

/**
 * One page as it is printed. One drawing in millimetres and no boxes: browsers round the place of a box to whole
 * pixels, a quarter of a millimetre, and not what is inside a drawing. It carries attributes only, for a print window
 * has none of the app's styles.
 */
export const SheetPage = memo(function SheetPage({ scene, picture, width, height, label }: SheetPageProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {scene.stickers.map((placed) => (
        <PlacedSticker key={placed.index} placed={placed} picture={picture} />
      ))}
    </svg>
  );
});

type PlacedStickerProps = { placed: PageScene['stickers'][number]; picture: string | undefined };

/** Drawn by itself: between two stickers of a full page there is room for a key that was pressed. */
const PlacedSticker = memo(function PlacedSticker({ placed, picture }: PlacedStickerProps) {
  const { x, y, sticker } = placed;
  return (
    // A drawing inside a drawing is clipped at its edge, so that a code which sticks out spoils no neighbour.
    <svg x={x} y={y} width={sticker.width} height={sticker.height} viewBox={`0 0 ${sticker.width} ${sticker.height}`}>
      <StickerArt sticker={sticker} {...(picture === undefined ? {} : { picture })} />
    </svg>
  );
});
