import Box from '@mui/material/Box';

import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { fixedColours, fonts, productLineColours } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import { demoTagFor } from '~/domain/tag/demoTags';

/** A decorative windshield tag on the line between the two sides. Render it inside a CodeSprite. */
export function WelcomeTag() {
  return (
    <Box component="svg" viewBox="0 0 200 280" width="200" height="280" aria-hidden="true" sx={tagStyles}>
      <rect y="8" width="200" height="272" rx="20" fill={productLineColours.auto.deep} />
      <path d="M0 40h200v212a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z" fill={fixedColours.white} />
      <path d="M0 52V20A20 20 0 0 1 20 0h160a20 20 0 0 1 20 20v32z" fill={fixedColours.blue} />
      <g fill={fixedColours.white}>
        <path d="M22 15h22v22H22zM25.2 18.2v15.6h15.6V18.2zM28.4 21.4h9.2v9.2h-9.2z" fillRule="evenodd" />
        <text x="54" y="33" fontFamily={fonts.heading} fontWeight="700" fontSize="20" letterSpacing="-0.4">
          {product.name}
        </text>
      </g>
      <TagCode x={5} y={54} side={190} />
      <text
        x="100"
        y="256"
        textAnchor="middle"
        fontFamily={fonts.text}
        fontWeight="600"
        fontSize="18"
        letterSpacing="3"
        fill={fixedColours.night}
      >
        {demoTagFor('car').code}
      </text>
    </Box>
  );
}

/** Styles of the tag in the second side: centred on its upper edge or, from `md` on, on its edge to the first side. */
const tagStyles = {
  position: 'absolute',
  insetBlockStart: { xs: 0, md: '50%' },
  insetInlineStart: { xs: '50%', md: 0 },
  width: { xs: 100, md: 120, bar: 200 },
  height: 'auto',
  marginInlineStart: { xs: '-50px', md: '-60px', bar: '-100px' },
  marginBlockStart: { xs: '-70px', md: '-84px', bar: '-140px' },
} as const;
