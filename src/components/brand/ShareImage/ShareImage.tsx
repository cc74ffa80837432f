import { useId } from 'react';

import { fixed, fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import type { QrDrawing } from '~/domain/codes/qr';

import { CodeContext } from '../CodeSheet/codeContext';
import { CodeSymbol } from '../CodeSheet/CodeSymbol';
import { balanceLines } from './balanceLines';
import { SharePanel } from './SharePanel';
import type { SharePage } from './SharePanel';

export type ShareImageProps = {
  page: SharePage;
  /** The page's title; up to three lines of it are drawn. */
  title: string;
  /** The code on every tag in the image. */
  code: QrDrawing;
};

/** What previews of links show, in px. */
const width = 1200;
const height = 630;
const margin = 64;

/** Where the picture begins; it takes the rest of the width and the whole height. */
const panelX = 640;

/** Letters in a line, their mean width in em in the heading's face, and the largest size in px. */
const lineLength = 15;
const letterWidth = 0.525;
const largest = 88;

/**
 * What a chat or a network shows when somebody shares the page: the product's name and the page's title beside a
 * picture. Plain SVG that refers to nothing outside itself, so that it can be made into a file.
 */
export function ShareImage({ page, title, code }: ShareImageProps) {
  const id = useId();
  const lines = balanceLines(title, lineLength);
  const room = panelX - 1.6 * margin;
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(largest, Math.floor(room / (longest * letterWidth)));
  const lead = Math.round(size * 1.04);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
    >
      <CodeSymbol id={`${id}code`} code={code} />
      <clipPath id={`${id}panel`}>
        <rect x={panelX} width={width - panelX} height={height} />
      </clipPath>
      <path d={`M0 0h${width}v${height}H0z`} fill={fixed.night} />
      <g clipPath={`url(#${id}panel)`}>
        <g transform={`translate(${panelX} 0)`}>
          <CodeContext value={`${id}code`}>
            <SharePanel page={page} />
          </CodeContext>
        </g>
      </g>
      <g fill={fixed.white} fontFamily={fonts.heading} fontWeight="700">
        <path d="M64 64h56v56H64zM72 72v40h40V72zM80 80h24v24H80z" fillRule="evenodd" />
        <text x="144" y="106" fontSize="44" letterSpacing="-0.9">
          {product.name}
        </text>
        <text fontSize={size} letterSpacing={-0.03 * size}>
          {lines.map((line, index) => (
            <tspan key={`${index} ${line}`} x={margin} y={height - margin - 8 - (lines.length - 1 - index) * lead}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </svg>
  );
}
