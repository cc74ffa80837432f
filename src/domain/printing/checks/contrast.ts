/** Returns the linear red, green and blue of a colour '#RRGGBB', each from 0 to 1 (WCAG 2.2, relative luminance). */
function toLinearRgb(colour: string): readonly [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Returns the relative luminance of a colour '#RRGGBB', from 0 for black to 1 for white (WCAG 2.2). */
export function getLuminance(colour: string): number {
  const [red, green, blue] = toLinearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function calculateContrast(luminance: number, otherLuminance: number): number {
  return (Math.max(luminance, otherLuminance) + 0.05) / (Math.min(luminance, otherLuminance) + 0.05);
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function getContrastRatio(a: string, b: string): number {
  return calculateContrast(getLuminance(a), getLuminance(b));
}

/**
 * Returns the contrast ratio of two colours for a scanner with a red laser (630 to 680 nm). In red light, red, orange
 * and yellow look almost as light as paper.
 */
export function getRedContrastRatio(a: string, b: string): number {
  return calculateContrast(toLinearRgb(a)[0], toLinearRgb(b)[0]);
}
