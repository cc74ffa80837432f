import { memo } from 'react';

import { labelFontFamily } from '~/domain/printing/sticker/fitText';
import type { Shape, StickerScene } from '~/domain/printing/sticker/scene';

export type StickerArtProps = {
  sticker: StickerScene;
  designHref?: string | undefined;
};

/** Shapes of one sticker as SVG elements, for preview and print. One unit of the surrounding `<svg>` has to be 1 mm. */
export const StickerArt = memo(function StickerArt({ sticker, designHref }: StickerArtProps) {
  return sticker.shapes.map((shape, layer) => <ShapeElement key={layer} shape={shape} designHref={designHref} />);
});

function ShapeElement({ shape, designHref }: { shape: Shape; designHref: string | undefined }) {
  switch (shape.kind) {
    case 'image':
      return (
        <image
          href={designHref}
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
    case 'bars': {
      const scale = shape.kind === 'bars' ? `${shape.moduleWidth} ${shape.height}` : shape.moduleWidth;
      return (
        <path
          d={shape.path}
          fill={shape.fill}
          transform={`translate(${shape.x} ${shape.y}) scale(${scale})`}
          shapeRendering="crispEdges"
        />
      );
    }
    case 'text':
      return (
        // `textLength` sets the width of the text, so that it fits its box even if the device has none of the fonts.
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fontFamily={labelFontFamily}
          textAnchor="middle"
          textLength={shape.width}
          lengthAdjust="spacingAndGlyphs"
          fill={shape.fill}
        >
          {shape.text}
        </text>
      );
    case 'glyphs':
      return <LineOfText shape={shape} />;
  }
}

type LineOfTextProps = { shape: Extract<Shape, { kind: 'glyphs' }> };

/** A line of text, drawn as the outlines of its glyphs. It needs no font in print, and looks the same as in the PDF. */
function LineOfText({ shape: { x, y, line, size, fill } }: LineOfTextProps) {
  return line.runs.map(({ face, x: start, path }) => {
    const scale = size / face.unitsPerEm;
    return (
      <path
        key={start}
        d={path}
        fill={fill}
        transform={`translate(${x + start * size} ${y}) scale(${scale} ${-scale})`}
      />
    );
  });
}
