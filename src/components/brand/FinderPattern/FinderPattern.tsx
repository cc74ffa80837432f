import SvgIcon from '@mui/material/SvgIcon';

/** The corner of a QR code: a square ring around a square, seven modules wide. */
const figures = {
  whole: 'M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z',
  ring: 'M0 0h7v7H0zM1 1v5h5V1z',
  broken: 'M0 0h3v1H1v5h2v1H0zM4 0h3v3H6V1H4zM7 4v3H4V6h2V4zM2 2h3v3H2z',
  fallen: 'M0 0h7v5H6V1H1v5h4v1H0zM6 6h3v3H6z',
} as const;

export type FinderPatternVariant = keyof typeof figures;

/** Width in modules. The core of `fallen` is outside of the seven. */
const modules: Record<FinderPatternVariant, number> = { whole: 7, ring: 7, broken: 7, fallen: 9 };

export type FinderPatternProps = {
  /** `whole` marks, `ring` is empty, `broken` is an error, `fallen` means nothing found. */
  variant?: FinderPatternVariant;
  /** Width and height of the seven modules in px. */
  size?: number;
  /** Accessible name; decorative without it. */
  label?: string;
  /** Palette colour; inherited by default. */
  colour?: string;
};

/** The brand's ornament. */
export function FinderPattern({ variant = 'whole', size = 16, label, colour = 'inherit' }: FinderPatternProps) {
  const extent = (size * modules[variant]) / 7;
  return (
    <SvgIcon
      viewBox={`0 0 ${modules[variant]} ${modules[variant]}`}
      shapeRendering="crispEdges"
      {...(label ? { titleAccess: label } : {})}
      sx={{ width: extent, height: extent, flex: 'none', color: colour }}
    >
      <path d={figures[variant]} fillRule="evenodd" />
    </SvgIcon>
  );
}
