export type ModulesProps = {
  /** Eleven rows of eleven modules; '#' is a dark one. */
  rows: readonly string[];
  /** Width and height in px; a multiple of 11 keeps all modules alike. */
  size: number;
};

/** A drawing made of modules, like a code: decoration, in the colour of the text around it. */
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

/** The dark modules of each row, those that touch as one stroke. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}
