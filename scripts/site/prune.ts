/**
 * Removes the custom properties that `css` does not use, neither directly nor through another property. The theme
 * declares all of its variables on each page, and a page uses only some of them.
 */
export function pruneCustomProperties(css: string): string {
  const declarationPattern = /(--[\w-]+)\s*:\s*((?:[^;{}"']|"[^"]*"|'[^']*')*);?/g;
  const referencesByName = new Map<string, Set<string>>();
  const cssWithoutDeclarations = css.replace(declarationPattern, (_, name: string, value: string) => {
    const references = referencesByName.get(name) ?? new Set<string>();
    for (const reference of findUsedProperties(value)) references.add(reference);
    referencesByName.set(name, references);
    return '';
  });
  const usedNames = new Set<string>();
  const markAsUsed = (name: string) => {
    if (usedNames.has(name)) return;
    usedNames.add(name);
    referencesByName.get(name)?.forEach(markAsUsed);
  };
  findUsedProperties(cssWithoutDeclarations).forEach(markAsUsed);
  return css.replace(declarationPattern, (text, name: string) => (usedNames.has(name) ? text : ''));
}

function findUsedProperties(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? '');
}
