import { fixedColours, productLineColours } from '~/components/theme/tokens';
import type { Design } from '~/domain/printing/design/design';

const { main, pale, deep } = productLineColours.auto;

/** Design of a windscreen sticker of 50 × 60 mm. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1181" height="1417" viewBox="0 0 50 60">
  <rect width="50" height="60" fill="${fixedColours.white}"/><rect width="50" height="33" fill="${fixedColours.night}"/>
  <path d="M31 21c.9-4.300 2-6.900 4-7.300 3.200-.6 8.800-.6 12 0 2 .4 3.100 3 4 7.300z" fill="${main}"/>
  <path d="M33.200 20.200c.6-2.700 1.400-4.400 2.500-4.600 2.800-.5 7.800-.5 10.600 0 1.100.2 1.900 1.900 2.500 4.600z" fill="${pale}"/>
  <rect x="29.600" y="29" width="4.600" height="4" fill="${deep}"/>
  <rect x="28.200" y="20.200" width="26" height="9.800" rx="2.600" fill="${main}"/>
  <rect x="28.200" y="26" width="26" height="4" rx="1.800" fill="${deep}"/>
  <rect x="30.300" y="22.300" width="4.400" height="2.500" rx="1.250" fill="${fixedColours.signal}"/>
  <text x="9" y="7.700" font-family="sans-serif" font-weight="700" font-size="4.600" fill="${fixedColours.white}">Blocked in?</text>
  <text x="9" y="30" font-family="sans-serif" font-size="2.250" fill="${fixedColours.white}">Scan to reach me</text>
  <path d="M9 51.200h4.200v4.200H9zm.7.7v2.800h2.800v-2.800zm.7.7h1.400V54h-1.400z" fill="${fixedColours.night}" fill-rule="evenodd"/>
</svg>`;

export const sampleDesign: Design = {
  name: 'windscreen-50x60.png',
  href: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  originalSize: { width: 1181, height: 1417 },
  kind: 'raster',
};

/** `sampleDesign` as page 1 of a PDF. `originalSize` is the size of the page in points: 50 × 60 mm. */
export const samplePdfDesign: Design = {
  ...sampleDesign,
  name: 'windscreen.pdf',
  originalSize: { width: 141.732, height: 170.079 },
  kind: 'vector',
  notes: [],
  pdf: { page: 1, pageCount: 3 },
};
