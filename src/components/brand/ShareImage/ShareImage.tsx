import { useId } from 'react';
import type { ReactNode } from 'react';

import { fixedColours, fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import type { QrDrawing } from '~/domain/codes/qr';

import { CodeSymbolIdContext } from '../CodeSprite/CodeSymbolIdContext';
import { CodeSymbol } from '../CodeSprite/CodeSymbol';
import { balanceLines } from './balanceLines';
import { ContactPanel, PrivacyPanel, TermsPanel } from './InfoPanels';
import { PartnerPanel, ProductPanel } from './ProductPanels';
import { ExperiencePanel, HomePanel } from './TagPanels';

/** A page that has its own share image. */
export type SharePage =
  | 'home'
  | 'auto'
  | 'ally'
  | 'accolades'
  | 'experience'
  | 'partner'
  | 'contact'
  | 'privacy'
  | 'terms';

/** The illustration on the right side of each page's share image, 560 units wide and 630 high. */
const pageIllustrations: Record<SharePage, ReactNode> = {
  home: <HomePanel />,
  auto: <ProductPanel product="auto" />,
  ally: <ProductPanel product="ally" />,
  accolades: <ProductPanel product="accolades" />,
  experience: <ExperiencePanel />,
  partner: <PartnerPanel />,
  contact: <ContactPanel />,
  privacy: <PrivacyPanel />,
  terms: <TermsPanel />,
};

export type ShareImageProps = {
  page: SharePage;
  /** Title of the page, which is drawn in at most three lines. */
  title: string;
  /** The QR code on every tag in the image. */
  code: QrDrawing;
};

/** Width of the image in px. */
const width = 1200;
/** Height of the image in px. */
const height = 630;
/** Space in px between the edges of the image and the texts. */
const margin = 64;

/** Left edge of the illustration in px. */
const panelX = 640;

/** Maximum number of characters in a line of the title. Lines are longer only if three lines are not enough. */
const maxLineLength = 15;
/** Average width of a character of the heading font, in em. */
const characterWidth = 0.525;
/** Maximum font size of the title in px. */
const maxFontSize = 88;

/** The Open Graph image of a page: product name, page title and an illustration. It is exported to an image file. */
export function ShareImage({ page, title, code }: ShareImageProps) {
  const id = useId();
  const lines = balanceLines(title, maxLineLength);
  const availableWidth = panelX - 1.6 * margin;
  const longestLineLength = Math.max(...lines.map((line) => line.length));
  const fontSize = Math.min(maxFontSize, Math.floor(availableWidth / (longestLineLength * characterWidth)));
  const lineHeight = Math.round(fontSize * 1.04);
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
      <path d={`M0 0h${width}v${height}H0z`} fill={fixedColours.night} />
      <g clipPath={`url(#${id}panel)`}>
        <g transform={`translate(${panelX} 0)`}>
          <CodeSymbolIdContext value={`${id}code`}>{pageIllustrations[page]}</CodeSymbolIdContext>
        </g>
      </g>
      <g fill={fixedColours.white} fontFamily={fonts.heading} fontWeight="700">
        {/* The logo's finder pattern is smaller than those of the QR code on the tag, so that scanners ignore it. */}
        <path d="M64 64h49v49H64zM71 71v35h35V71zM78 78h21v21H78z" fillRule="evenodd" />
        <text x="134" y="102" fontSize="39" letterSpacing="-0.8">
          {product.name}
        </text>
        <text fontSize={fontSize} letterSpacing={-0.03 * fontSize}>
          {lines.map((line, index) => (
            <tspan
              key={`${index} ${line}`}
              x={margin}
              y={height - margin - 8 - (lines.length - 1 - index) * lineHeight}
            >
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </svg>
  );
}
