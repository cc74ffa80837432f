import { useId } from 'react';
import type { ReactNode } from 'react';

import { fixed, fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import type { QrPath } from '~/domain/codes/qr';

import { CodeContext } from '../CodeSprite/codeContext';
import { CodeSymbol } from '../CodeSprite/CodeSymbol';
import { balanceLines } from './balanceLines';
import { ContactPanel, PrivacyPanel, TermsPanel } from './InfoPanels';
import { PartnerPanel, ProductPanel } from './ProductPanels';
import { ExperiencePanel, HomePanel } from './TagPanels';

/** Pages with their own image. */
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

/** The illustration of each page, in a viewBox of 560 x 630. */
const panels: Record<SharePage, ReactNode> = {
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
  /** Up to three lines are drawn. */
  title: string;
  /** The code on every tag in the image. */
  code: QrPath;
};

/** Size of link previews in px. */
const width = 1200;
const height = 630;
const margin = 64;

/** Left edge of the illustration, which has the full height. */
const panelX = 640;

/** Characters per line, their mean width in em in the heading font, and the maximum font size in px. */
const lineLength = 15;
const letterWidth = 0.525;
const maxFontSize = 88;

/** Open Graph image: product name, page title and an illustration. Self-contained SVG, for export to files. */
export function ShareImage({ page, title, code }: ShareImageProps) {
  const id = useId();
  const lines = balanceLines(title, lineLength);
  const availableWidth = panelX - 1.6 * margin;
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(maxFontSize, Math.floor(availableWidth / (longest * letterWidth)));
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
          <CodeContext value={`${id}code`}>{panels[page]}</CodeContext>
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
