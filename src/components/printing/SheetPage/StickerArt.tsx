import { memo } from 'react';

import { printFont } from '~/domain/printing/sticker/fitText';
import type { Shape, StickerScene } from '~/domain/printing/sticker/scene';

export type StickerArtProps = {
  sticker: StickerScene;
  /** Where the browser finds the picture of the design. */
  picture?: string;
};

/** What is on one sticker, in mm; an SVG fragment that looks the same on the screen and in print. */
export const StickerArt = memo(function StickerArt({ sticker, picture }: StickerArtProps) {
  return sticker.shapes.map((shape, layer) => <Drawn key={layer} shape={shape} picture={picture} />);
});

function Drawn({ shape, picture }: { shape: Shape; picture: string | undefined }) {
  switch (shape.kind) {
    case 'picture':
      return (
        <image
          href={picture}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          preserveAspectRatio="xMidYMid meet"
        />
      );
    case 'patch':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill={shape.fill} />;
    case 'code':
      return (
        <path
          d={shape.path}
          fill={shape.fill}
          transform={`translate(${shape.x} ${shape.y}) scale(${shape.module})`}
          shapeRendering="crispEdges"
        />
      );
    case 'bars':
      return (
        <path
          d={shape.path}
          fill={shape.fill}
          transform={`translate(${shape.x} ${shape.y}) scale(${shape.module} ${shape.height})`}
          shapeRendering="crispEdges"
        />
      );
    case 'text':
      return (
        // The length is set as well: a font of other widths must not leave the box either.
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fontFamily={printFont}
          textAnchor="middle"
          textLength={shape.width}
          lengthAdjust="spacingAndGlyphs"
          fill={shape.fill}
        >
          {shape.text}
        </text>
      );
  }
}
