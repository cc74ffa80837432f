export type PixelArtProps = {
  /** SVG path on a grid of 11 x 11 modules. */
  path: string;
  /** In px; multiples of 11 keep all modules the same size. */
  size: number;
};

/** Decorative pixel art in the style of a QR code. */
export function PixelArt({ path, size }: PixelArtProps) {
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
