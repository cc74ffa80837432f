import { fixed } from '~/components/theme/tokens';

export type AppIconProps = {
  /**
   * The ground goes to all edges, for the system cuts the icon to a shape of its own; the mark stays within the circle
   * of 80 % of the width that every shape keeps (W3C, Web Application Manifest).
   */
  maskable: boolean;
};

/** The mark as the icon of an app: plain SVG, to be made into files. */
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
