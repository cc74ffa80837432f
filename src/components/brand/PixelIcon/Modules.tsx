export type ModulesProps = {
  /** Eleven rows of eleven modules; '#' is dark. */
  rows: readonly string[];
  /** In px; multiples of 11 keep all modules the same size. */
  size: number;
};

/** Decorative pixel art in the current colour. */
export function Modules({ rows, size }: ModulesProps) {
  return (
    <svg
      viewBox="0 0 11 11"
      width={size}
      height={size}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(rows)} />
    </svg>
  );
}

/** Joins adjacent dark modules of a row into one rectangle. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}
