export type PixelIconProps = {
  /** SVG path on a grid of 11 x 11 modules: one of `featureIcons`. */
  path: string;
  /** Width and height in px. A multiple of 11 gives all modules the same size. */
  size?: number;
};

/** A decorative icon made of square modules, like a QR code. */
export function PixelIcon({ path, size = 55 }: PixelIconProps) {
  return (
    <svg
      viewBox="0 0 11 11"
      width={size}
      height={size}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
