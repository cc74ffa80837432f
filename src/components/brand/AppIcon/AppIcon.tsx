import { fixedColours } from '~/components/theme/tokens';

import { finderPatternPath } from '../FinderPattern/finderPatternPath';

export type AppIconProps = {
  /**
   * True for a maskable icon (W3C, Web Application Manifest): the background fills the whole square, and the finder
   * pattern stays in the safe zone, a circle with a diameter of 80 % of the width.
   */
  maskable: boolean;
};

/** The app icon as a self-contained SVG, which is exported to image files. */
export function AppIcon({ maskable }: AppIconProps) {
  const cornerRadius = maskable ? 0 : 112;
  const moduleSize = maskable ? 40 : 48;
  const markOffset = 256 - 3.5 * moduleSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" aria-hidden="true">
      <rect width="512" height="512" rx={cornerRadius} fill={fixedColours.blue} />
      <path
        transform={`translate(${markOffset} ${markOffset}) scale(${moduleSize})`}
        d={finderPatternPath}
        fill={fixedColours.white}
        fillRule="evenodd"
      />
    </svg>
  );
}
