import { fixed, lines } from '~/components/theme/tokens';
import { builtInNames, builtInPlacements } from '~/domain/printing/design/builtInDesign';
import type { BuiltInName } from '~/domain/printing/design/builtInDesign';

import { letterings } from './letterings';

type Lettering = keyof typeof letterings;

/** Returns a line of text as SVG. `size` is the font size, `x` the left edge and `y` the baseline, all in mm. */
function textSvg(name: Lettering, size: number, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${size / 500})" fill="${fill}" d="${letterings[name].path}"/>`;
}

/** Returns a line of text as SVG, centred in `width` mm. */
const centredTextSvg = (name: Lettering, size: number, width: number, y: number, fill: string) =>
  textSvg(name, size, (width - (letterings[name].width * size) / 500) / 2, y, fill);

/** Returns a white rectangle as SVG, 1 mm larger on each side than the QR code. The code is printed on top of it. */
function codeCardSvg(name: BuiltInName): string {
  const { design, qr } = builtInPlacements[name];
  const [x, y] = [(design.width * qr.x) / 100 - 1, (design.height * qr.y) / 100 - 1];
  const side = qr.size + 2;
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="2" fill="${fixed.white}"/>`;
}

/** Returns the brand mark as SVG, `size` mm wide, with its top left corner at (`x`, `y`) in mm. */
const brandMarkSvg = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / 7})" fill="${fill}" fill-rule="evenodd" d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"/>`;

const pawPath =
  'M0 3.4c1.6 0 3.4 2.1 3.4 3.9 0 1.3-1 1.9-2 1.9-.6 0-.9-.2-1.4-.2s-.8.2-1.4.2c-1 0-2-.6-2-1.9 0-1.8 1.8-3.9 3.4-3.9zM-4.3 1.9c.8-.2 1.7.6 1.9 1.8s-.3 2.2-1.1 2.4-1.7-.6-1.9-1.8.3-2.2 1.1-2.4zM4.3 1.9c-.8-.2-1.7.6-1.9 1.8s.3 2.2 1.1 2.4 1.7-.6 1.9-1.8-.3-2.2-1.1-2.4zM-1.6-1.1c.9 0 1.6 1 1.6 2.1s-.7 2.1-1.6 2.1S-3.2 2.1-3.2 1s.7-2.1 1.6-2.1zM1.6-1.1c.9 0 1.6 1 1.6 2.1s-.7 2.1-1.6 2.1S0 2.1 0 1s.7-2.1 1.6-2.1z';

const drawings: Record<BuiltInName, string> = {
  windshield: [
    `<path fill="${fixed.night}" d="M0 0h50v60H0z"/><path fill="${lines.auto.deep}" d="M0 42h50v18H0z"/>`,
    // The next five shapes draw a parked car, which the right edge of the sticker cuts off.
    `<path fill="${fixed.night}" d="M36 38h5v5h-5z"/>`,
    `<path fill="${lines.auto.main}" d="M33.5 31c0-1.9 1.3-3.2 3-3.6l2.1-7c.6-1.9 1.8-2.9 3.7-3.1 2.5-.3 5.1-.3 7.7-.3v24H35c-.9 0-1.5-.6-1.5-1.5z"/>`,
    `<path fill="${lines.auto.pale}" d="M39.8 26.8l1.6-5.3c.3-1 1-1.5 2-1.6 2.2-.2 4.4-.3 6.6-.3v7.2z"/>`,
    `<path fill="${lines.auto.deep}" d="M33.5 36H50v5H35c-.9 0-1.5-.6-1.5-1.5z"/>`,
    `<rect x="35.4" y="30.6" width="5.2" height="3.2" rx="1.6" fill="${fixed.signal}"/>`,
    codeCardSvg('windshield'),
    textSvg('blockedIn', 6.9, 6, 10.8, fixed.white),
    textSvg('scanToChat', 4.6, 6, 52.6, fixed.white),
    brandMarkSvg(40.5, 49, 3.6, fixed.white),
  ].join(''),
  collar: [
    `<path fill="${lines.ally.main}" d="M0 0h34v40H0z"/><path fill="${lines.ally.deep}" d="M0 29.6h34V40H0z"/>`,
    codeCardSvg('collar'),
    centredTextSvg('foundMe', 4.8, 34, 5.8, fixed.white),
    `<path transform="translate(7 33.2) scale(.55)" fill="${lines.ally.pale}" d="${pawPath}"/>`,
    textSvg('scanMe', 4.3, 11.4, 36.4, fixed.white),
  ].join(''),
  desk: [
    `<path fill="${lines.accolades.pale}" d="M0 0h68v44H0z"/><path fill="${lines.accolades.main}" d="M0 39.5h68V44H0z"/>`,
    codeCardSvg('desk'),
    textSvg('scanFor', 5.2, 37.5, 16, lines.accolades.deep),
    textSvg('theStory', 5.2, 37.5, 22, lines.accolades.deep),
    // The next shape is a trophy cup.
    `<path fill="${lines.accolades.main}" d="M56 27h7v3.2a3.5 3.5 0 0 1-2.7 3.4v2h1.9v1.7h-5.4v-1.7h1.9v-2a3.5 3.5 0 0 1-2.7-3.4zM54.3 28h1.1v1h-.4v.8c0 .6.3 1 .8 1.2l.3 1c-1.2-.2-1.8-1.1-1.8-2.2zM64.7 28h-1.1v1h.4v.8c0 .6-.3 1-.8 1.2l-.3 1c1.2-.2 1.8-1.1 1.8-2.2z"/>`,
    brandMarkSvg(37.9, 32.5, 4.8, lines.accolades.deep),
  ].join(''),
  blank: `<path fill="${fixed.white}" d="M0 0h40v40H0z"/>`,
};

/** Returns a built-in design as the source of an SVG file. */
function svgSourceOf(name: BuiltInName): string {
  const { width, height } = builtInPlacements[name].design;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${drawings[name]}</svg>`;
}

export type BuiltInArt = Record<BuiltInName, { source: string; href: string }>;

/** The SVG source and the data URL of every built-in design. */
export const builtInArt: BuiltInArt = Object.fromEntries(
  builtInNames.map((name) => {
    const source = svgSourceOf(name);
    return [name, { source, href: `data:image/svg+xml,${encodeURIComponent(source)}` }];
  }),
) as BuiltInArt;
