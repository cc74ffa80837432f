import { fixedColours, productLineColours } from '~/components/theme/tokens';
import { builtInNames, builtInPlacements } from '~/domain/printing/design/builtInDesign';
import type { BuiltInName } from '~/domain/printing/design/builtInDesign';

import { textOutlines } from './textOutlines';

type TextName = keyof typeof textOutlines;

/** Returns a line of text as SVG. `size` is the font size, `x` the left edge and `y` the baseline, all in mm. */
function drawText(name: TextName, size: number, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${size / 500})" fill="${fill}" d="${textOutlines[name].path}"/>`;
}

/** Returns a line of text as SVG, centred in `width` mm. */
const drawCentredText = (name: TextName, size: number, width: number, y: number, fill: string) =>
  drawText(name, size, (width - (textOutlines[name].width * size) / 500) / 2, y, fill);

/** Returns a white rectangle as SVG, 1 mm larger on each side than the QR code. The code is printed on top of it. */
function drawCodeBackground(name: BuiltInName): string {
  const { design, qr } = builtInPlacements[name];
  const [x, y] = [(design.width * qr.x) / 100 - 1, (design.height * qr.y) / 100 - 1];
  const side = qr.size + 2;
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="2" fill="${fixedColours.white}"/>`;
}

/** A car from the front. The QR code is on its windshield, and the call to action on its number plate. */
const carSvg = [
  `<path fill="${fixedColours.night3}" d="M0 56h50v4H0zM6 51h6v7H6zM38 51h6v7h-6z"/>`,
  `<path fill="${productLineColours.auto.main}" d="M7 42l3.2-26.4c.3-2.2 1.8-3.4 4-3.4h21.6c2.2 0 3.7 1.2 4 3.4L43 42z"/>`,
  `<path fill="${productLineColours.auto.pale}" d="M9.6 40l2.7-23.6c.1-1.2.9-1.8 2-1.8h21.4c1.1 0 1.9.6 2 1.8L40.4 40z"/>`,
  `<rect x="3" y="39" width="44" height="14.5" rx="4" fill="${productLineColours.auto.main}"/>`,
  `<path fill="${productLineColours.auto.deep}" d="M3 47.5h44v3a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z"/>`,
  `<path fill="${fixedColours.signal}" d="M6.8 42.2h3.4a1.9 1.9 0 0 1 0 3.8H6.8a1.9 1.9 0 0 1 0-3.8zM39.8 42.2h3.4a1.9 1.9 0 0 1 0 3.8h-3.4a1.9 1.9 0 0 1 0-3.8z"/>`,
  `<rect x="13" y="44.4" width="24" height="6.2" rx="1" fill="${fixedColours.white}"/>`,
].join('');

/** A paw: four toes, and a pad, which is the white area around the QR code. */
const pawSvg = [
  `<g fill="${fixedColours.white}"><ellipse cx="12.3" cy="3.8" rx="2.5" ry="3" transform="rotate(-6 12.3 3.8)"/>`,
  '<ellipse cx="21.7" cy="3.8" rx="2.5" ry="3" transform="rotate(6 21.7 3.8)"/>',
  '<ellipse cx="3.6" cy="8.6" rx="2" ry="2.9" transform="rotate(-20 3.6 8.6)"/>',
  '<ellipse cx="30.4" cy="8.6" rx="2" ry="2.9" transform="rotate(20 30.4 8.6)"/>',
  '<path d="M8.4 7.4h17.2a2 2 0 0 1 2 2V26a5 5 0 0 1-5 5H11.4a5 5 0 0 1-5-5V9.4a2 2 0 0 1 2-2z"/></g>',
].join('');

const drawings: Record<BuiltInName, string> = {
  windshield: [
    `<path fill="${fixedColours.night}" d="M0 0h50v60H0z"/>`,
    carSvg,
    drawCodeBackground('windshield'),
    drawCentredText('blockedIn', 6.6, 50, 9, fixedColours.white),
    drawCentredText('scanToChat', 3.3, 50, 48.6, productLineColours.auto.deep),
  ].join(''),
  collar: [
    `<path fill="${productLineColours.ally.main}" d="M0 0h34v40H0z"/>`,
    pawSvg,
    drawText('foundMe', 3.1, 1.6, 36.6, fixedColours.white),
    drawText('scanMe', 3.1, 18.7, 36.6, fixedColours.white),
  ].join(''),
  desk: [
    `<path fill="${productLineColours.accolades.pale}" d="M0 0h68v44H0z"/><path fill="${productLineColours.accolades.main}" d="M0 39.5h68V44H0z"/>`,
    drawCodeBackground('desk'),
    // The next shape is a trophy cup.
    `<path transform="translate(-69 -50) scale(2)" fill="${productLineColours.accolades.main}" d="M56 27h7v3.2a3.5 3.5 0 0 1-2.7 3.4v2h1.9v1.7h-5.4v-1.7h1.9v-2a3.5 3.5 0 0 1-2.7-3.4zM54.3 28h1.1v1h-.4v.8c0 .6.3 1 .8 1.2l.3 1c-1.2-.2-1.8-1.1-1.8-2.2zM64.7 28h-1.1v1h.4v.8c0 .6-.3 1-.8 1.2l-.3 1c1.2-.2 1.8-1.1 1.8-2.2z"/>`,
    drawText('scanFor', 5, 39.6, 30.6, productLineColours.accolades.deep),
    drawText('theStory', 5, 38.3, 36, productLineColours.accolades.deep),
  ].join(''),
  blank: `<path fill="${fixedColours.white}" d="M0 0h40v40H0z"/>`,
};

/** Returns a built-in design as the source of an SVG file. */
function createSvgSource(name: BuiltInName): string {
  const { width, height } = builtInPlacements[name].design;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${drawings[name]}</svg>`;
}

export type BuiltInDesignSvgs = Record<BuiltInName, { source: string; href: string }>;

/** The SVG source and the data URL of every built-in design. */
export const builtInDesignSvgs: BuiltInDesignSvgs = Object.fromEntries(
  builtInNames.map((name) => {
    const source = createSvgSource(name);
    return [name, { source, href: `data:image/svg+xml,${encodeURIComponent(source)}` }];
  }),
) as BuiltInDesignSvgs;
