/** Red, green and blue of a colour '#RRGGBB' as light, 0 to 1 each (WCAG 2.2, relative luminance). */
function light(colour: string): readonly [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Relative luminance of a colour '#RRGGBB', 0 for black to 1 for white (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red, green, blue] = light(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast of two colours, 1 (the same) to 21 (black on white; WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** The same under red light: what a laser of 630 to 680 nm sees, to which red, orange and yellow are as light as paper. */
export function redContrastRatio(one: string, other: string): number {
  return ratioOf(light(one)[0], light(other)[0]);
}
