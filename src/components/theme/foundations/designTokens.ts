/**
 * The design tokens in the format of the W3C Design Tokens Community Group, version 2025.10, for design tools and other
 * platforms. `npm run tokens` writes them to `docs/design-tokens.json`.
 */
import {
  breakpoints,
  fixedColours,
  fonts,
  productLineColours,
  motion,
  radii,
  raisedSurfaces,
  schemes,
  shadows,
  sizes,
  spacingUnit,
} from '../tokens';
import { typography } from '../typography';

export type DesignToken = { $type: string; $value: unknown };

/** Multiples of the spacing unit that layouts use. */
const spacingSteps = [0.5, 1, 2, 3, 4, 5, 6, 8, 12, 14] as const;

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, convert: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));

/** Converts a hexadecimal colour to the value of a token, whose `components` are from 0 to 1. */
function toColorValue(hex: string, alpha?: number) {
  const components = [1, 3, 5].map((start) => Number((parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, ...(alpha === undefined ? {} : { alpha }), hex: hex.toLowerCase() };
}

const createColor = (hex: string): DesignToken => ({ $type: 'color', $value: toColorValue(hex) });
const toPxValue = (value: number) => ({ value, unit: 'px' });
const createDimension = (value: number): DesignToken => ({ $type: 'dimension', $value: toPxValue(value) });

/** Converts a CSS shadow, such as '0 1px 2px rgb(11 18 32 / 0.06), inset 0 1px 0 rgb(…)'. */
function createShadow(cssShadow: string): DesignToken {
  const layers = cssShadow.split(/, (?=inset|\d)/).map((layer) => {
    const [lengths = '', channels = ''] = layer.split('rgb(');
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = (lengths.match(/-?[\d.]+/g) ?? []).map(Number);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (channels.match(/[\d.]+/g) ?? []).map(Number);
    const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    return {
      color: toColorValue(hex, alpha),
      offsetX: toPxValue(offsetX),
      offsetY: toPxValue(offsetY),
      blur: toPxValue(blur),
      spread: toPxValue(spread),
      inset: layer.startsWith('inset'),
    };
  });
  return { $type: 'shadow', $value: layers };
}

const splitFontFamilies = (cssFontFamily: string) => cssFontFamily.split(', ').map((name) => name.replaceAll("'", ''));

/** Converts a text style. Sizes in rem follow the user's text size; the letter spacing is converted from em to rem. */
function createTextStyle(style: React.CSSProperties): DesignToken {
  const fontSize = parseFloat(String(style.fontSize));
  const letterSpacing = parseFloat(String(style.letterSpacing ?? 0)) * fontSize;
  return {
    $type: 'typography',
    $value: {
      fontFamily: splitFontFamilies(String(style.fontFamily ?? fonts.text)),
      fontSize: { value: fontSize, unit: 'rem' },
      fontWeight: Number(style.fontWeight ?? 400),
      letterSpacing: { value: Number(letterSpacing.toFixed(4)), unit: 'rem' },
      lineHeight: Number(Number(style.lineHeight).toFixed(4)),
    },
  };
}

/** Text styles with their font sizes in narrow windows. Headings are larger from `sm` and from `bar` on. */
const textStyles = Object.entries(typography).filter(
  (entry): entry is [string, React.CSSProperties] => typeof entry[1] === 'object',
);

const { easing, ...durations } = motion;

export const designTokens = {
  color: {
    light: mapValues(schemes.light, createColor),
    dark: mapValues(schemes.dark, createColor),
    raised: mapValues(raisedSurfaces, createColor),
    fixed: mapValues(fixedColours, createColor),
    line: mapValues(productLineColours, (tones) => mapValues(tones, createColor)),
  },
  font: mapValues(fonts, (css): DesignToken => ({ $type: 'fontFamily', $value: splitFontFamilies(css) })),
  typography: mapValues(Object.fromEntries(textStyles), createTextStyle),
  spacing: Object.fromEntries(
    spacingSteps.map((step) => [String(step).replace('.', '-'), createDimension(step * spacingUnit)]),
  ),
  radius: mapValues(radii, createDimension),
  size: mapValues(sizes, createDimension),
  // The unit is rem, since 1em in a media query is the text size that the user has set, like 1rem elsewhere.
  breakpoint: mapValues(breakpoints, (value): DesignToken => ({ $type: 'dimension', $value: { value, unit: 'rem' } })),
  shadow: mapValues(shadows, createShadow),
  duration: mapValues(durations, (value): DesignToken => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
  easing: {
    standard: { $type: 'cubicBezier', $value: (easing.match(/[\d.]+/g) ?? []).map(Number) } satisfies DesignToken,
  },
};
