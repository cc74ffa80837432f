/**
 * Removes the custom properties that `css` does not use, neither directly nor through another property. The theme
 * declares all of its variables on each page, and a page uses few of them.
 */
export function pruneCustomProperties(css: string): string {
  const declaration = /(--[\w-]+)\s*:\s*((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g;
  const referencesByName = new Map<string, Set<string>>();
  const withoutDeclarations = css.replace(declaration, (_, name: string, value: string) => {
    const references = referencesByName.get(name) ?? new Set<string>();
    for (const reference of propertiesIn(value)) references.add(reference);
    referencesByName.set(name, references);
    return '';
  });
  const used = new Set<string>();
  const visit = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    referencesByName.get(name)?.forEach(visit);
  };
  propertiesIn(withoutDeclarations).forEach(visit);
  return css.replace(declaration, (text, name: string) => (used.has(name) ? text : ''));
}

function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? '');
}
