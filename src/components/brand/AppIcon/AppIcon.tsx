import { fixed } from '~/components/theme/tokens';

export type AppIconProps = {
  /**
   * Fills the whole canvas and keeps the mark within the safe zone, a circle of 80 % of the width (W3C, Web
   * Application Manifest).
   */
  maskable: boolean;
};

/** The app icon as plain SVG, for export to files. */
export function AppIcon({ maskable }: AppIconProps) {
  const corner = maskable ? 0 : 112;
  const unit = maskable ? 40 : 48;
  const edge = 256 - 3.5 * unit;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" aria-hidden="true">
      <rect width="512" height="512" rx={corner} fill={fixed.blue} />
      <path
        transform={`translate(${edge} ${edge}) scale(${unit})`}
        d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"
        fill={fixed.white}
        fillRule="evenodd"
      />
    </svg>
  );
}
