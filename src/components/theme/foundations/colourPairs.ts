import { fixedColours, productLineColours, raisedSurfaces, schemes } from '../tokens';
import type { SchemeColour } from '../tokens';

export type ColourPair = {
  name: string;
  /** Colour of a text, or of the frame of a control. */
  text: string;
  /** Colour behind the text or frame. */
  surface: string;
  /** 4.5 for a text and 3 for the frame of a control (WCAG 2.2, 1.4.3 and 1.4.11). */
  requiredContrast: number;
};

/** Text colours, each with the surfaces on which it is used. */
const textSurfaces: readonly [SchemeColour, readonly SchemeColour[]][] = [
  ['ink', ['paper', 'mist', 'field', 'hover', 'head', 'board']],
  ['ink2', ['paper', 'mist']],
  ['muted', ['paper', 'mist', 'field', 'idleSoft', 'head', 'board']],
  ['primary', ['paper', 'mist', 'primarySoft']],
  ['onPrimary', ['primary', 'primaryPress']],
  ['ok', ['paper', 'okSoft']],
  ['warn', ['paper', 'warnSoft']],
  ['bad', ['paper', 'badSoft', 'mist']],
];

/** Frame colours of controls, each with the surfaces on which it is used. */
const frameSurfaces: readonly [SchemeColour, readonly SchemeColour[]][] = [
  ['fieldLine', ['paper', 'field', 'mist', 'board']],
];

/** Returns the colour pairs of a colour scheme, to check their contrast. */
export function listColourPairs(scheme: 'light' | 'dark'): ColourPair[] {
  const colours = schemes[scheme];
  const createPairs = (surfacesByColour: typeof textSurfaces, requiredContrast: number) =>
    surfacesByColour.flatMap(([text, surfaces]) =>
      surfaces.map((surface) => ({
        name: `${text} on ${surface}`,
        text: colours[text],
        surface: colours[surface],
        requiredContrast,
      })),
    );
  return [...createPairs(textSurfaces, 4.5), ...createPairs(frameSurfaces, 3)];
}

/** The colour pairs that are the same in both colour schemes, to check their contrast. */
export const fixedColourPairs: readonly ColourPair[] = [
  { name: 'white on night', text: fixedColours.white, surface: fixedColours.night, requiredContrast: 4.5 },
  { name: 'night text on night', text: fixedColours.nightText, surface: fixedColours.night, requiredContrast: 4.5 },
  { name: 'night text on night 2', text: fixedColours.nightText, surface: fixedColours.night2, requiredContrast: 4.5 },
  { name: 'night text on night 3', text: fixedColours.nightText, surface: fixedColours.night3, requiredContrast: 4.5 },
  { name: 'night on signal', text: fixedColours.night, surface: fixedColours.signal, requiredContrast: 4.5 },
  { name: 'white on blue', text: fixedColours.white, surface: fixedColours.blue, requiredContrast: 4.5 },
  { name: 'blue on white', text: fixedColours.blue, surface: fixedColours.white, requiredContrast: 4.5 },
  { name: 'navigation text on night', text: fixedColours.navText, surface: fixedColours.night, requiredContrast: 4.5 },
  { name: 'night on ally', text: fixedColours.night, surface: productLineColours.ally.main, requiredContrast: 4.5 },
  { name: 'muted on raised', text: schemes.dark.muted, surface: raisedSurfaces.idleSoft, requiredContrast: 4.5 },
  { name: 'primary on raised', text: schemes.dark.primary, surface: raisedSurfaces.primarySoft, requiredContrast: 4.5 },
  {
    name: 'night on accolades',
    text: fixedColours.night,
    surface: productLineColours.accolades.main,
    requiredContrast: 4.5,
  },
];
