import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { AllyTag } from '~/components/brand/TagDrawing/AllyTag';
import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { Award } from '~/components/brand/TagDrawing/Award';
import { lettering } from '~/components/brand/TagDrawing/lettering';
import { createPictureBackground } from '~/components/site/StepList/createPictureBackground';
import { fixedColours, largeTextPhoneQuery, radii } from '~/components/theme/tokens';
import type { QrDrawing } from '~/domain/codes/qr';
import { demoTags } from '~/domain/tag/demoTags';
import type { ScenarioId } from '~/domain/tag/demoTags';

import { tagCopy } from './TagScreen.copy';

const copy = tagCopy.unknown.locations;

/** The lower end of each tag in a picture of 240 × 160 units, and the upper left corner of the enlarged code. */
const closeUps: Record<ScenarioId, { transform: string; tag: ReactElement; x: number; y: number }> = {
  pet: { transform: 'translate(15 -124) scale(1.5)', tag: <AllyTag />, x: 124, y: 96 },
  car: { transform: 'translate(12 -112) scale(1.25)', tag: <AutoSticker />, x: 64, y: 114 },
  award: { transform: 'translate(18 -92) scale(1.3)', tag: <Award />, x: 60, y: 97 },
};

export type CodeLocationsProps = {
  /** QR code on the drawings. They show only a part of it, so it does not scan. */
  code: QrDrawing;
};

/** Shows where the code is printed on each kind of tag. */
export function CodeLocations({ code }: CodeLocationsProps) {
  return (
    <section aria-labelledby="code-locations-title">
      <Typography id="code-locations-title" variant="subtitle1" component="h2" color="textPrimary">
        {copy.title}
      </Typography>
      <CodeSprite code={code}>
        <Box component="ul" sx={listStyles}>
          {demoTags.map(({ id, product, code: hexacode }) => {
            const { transform, tag, x, y } = closeUps[id];
            return (
              <Box key={id} component="li" sx={itemStyles}>
                <Box
                  component="svg"
                  viewBox="0 0 240 160"
                  width="240"
                  height="160"
                  aria-hidden="true"
                  sx={[pictureStyles, createPictureBackground(product.id)]}
                >
                  <g transform={transform}>{tag}</g>
                  <g transform={`translate(${x} ${y})`}>
                    <rect
                      width="108"
                      height="40"
                      rx="8"
                      fill={fixedColours.white}
                      stroke={fixedColours.night}
                      strokeWidth="4"
                    />
                    <text
                      {...lettering.hexacode}
                      x="54"
                      y="28"
                      fontSize="22"
                      textAnchor="middle"
                      fill={fixedColours.night2}
                    >
                      {hexacode}
                    </text>
                  </g>
                </Box>
                <div>
                  <Typography component="h3" sx={{ fontWeight: 600, color: 'text.primary' }}>
                    {copy[id].title}
                  </Typography>
                  <Typography variant="body2">{copy[id].text}</Typography>
                </div>
              </Box>
            );
          })}
        </Box>
      </CodeSprite>
    </section>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  marginBlockStart: 2,
  listStyle: 'none',
} as const;

/** Styles of an item: the picture is next to the text or, from `md` on, above it. */
const itemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '120px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  [largeTextPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  alignContent: 'start',
  alignItems: { xs: 'center', md: 'start' },
  columnGap: 2,
  rowGap: 1.5,
} as const;

const pictureStyles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: { xs: `${radii.control}px`, md: `${radii.card}px` },
} as const;
