/** What a new list adds to a file that is there already. */
export type Edit = { file: string; change: (text: string) => string };

/**
 * `text` with a line added at the end of a block. `openings` leads to it: texts of lines, one after the other, the last
 * of which opens the block. Throws when the way is not there, or the line is there already.
 */
export function addToBlock(text: string, openings: readonly string[], added: string): string {
  const lines = text.split('\n');
  let start = -1;
  for (const opening of openings) {
    start = lines.findIndex((line, index) => index > start && line.includes(opening));
    if (start < 0) throw new Error(`has no line with "${opening}" any more: mend scripts/generator/listEdits.ts`);
  }
  const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const end = lines.findIndex((line, index) => index > start && /^[}\])]/.test(line.slice(indent.length)));
  const [key = ''] = added.split(':');
  if (lines.slice(start, end).some((line) => line.trim().startsWith(`${key}:`) || line.trim() === added)) {
    throw new Error(`has "${key}" already: choose another name, or take it out first`);
  }
  return [...lines.slice(0, end), `${indent}  ${added}`, ...lines.slice(end)].join('\n');
}

const moduleOf = (line: string) => /^import .* from '([^']+)';$/.exec(line)?.[1];

/** `text` with one more import from `~/domain`, at its place in the alphabet of those. */
export function addDomainImport(text: string, added: string): string {
  const lines = text.split('\n');
  const wanted = moduleOf(added) ?? '';
  const others = lines.flatMap((line, index) => {
    const module = moduleOf(line);
    return module?.startsWith('~/domain/') ? [{ module, index }] : [];
  });
  const place = others.find(({ module }) => module > wanted)?.index ?? (others.at(-1)?.index ?? -1) + 1;
  return [...lines.slice(0, place), added, ...lines.slice(place)].join('\n');
}
