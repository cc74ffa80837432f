export type Requirement = { id: string; feature: string; check: string };

/** Reads the tables of `docs/acceptance.md`. Replaces `{product}` with the product's name, and removes backticks. */
export function readRequirements(markdown: string, productName: string): Requirement[] {
  return markdown
    .replaceAll('{product}', productName)
    .replaceAll('`', '')
    .split('\n')
    .filter((line) => /^\| [A-Z]{3}-\d\d /.test(line))
    .map((line) => {
      const [id = '', feature = '', check = ''] = line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim());
      return { id, feature, check };
    });
}
