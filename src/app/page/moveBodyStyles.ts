/**
 * Moves the rules of the stylesheet in the body of a prerendered page into the head, and removes its link, which React
 * does not render. If the stylesheet has not loaded, moves the link, so that the browser requests the file again.
 */
export function moveBodyStyles(document: Document): void {
  const link = document.body.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link) return;
  const rules = readRules(link);
  if (!rules) {
    document.head.append(link);
    return;
  }
  // Inserts the rules by script, since the content security policy forbids style elements that contain text.
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const { cssText } of rules) sheet?.insertRule(cssText, sheet.cssRules.length);
  link.remove();
}

function readRules({ sheet }: HTMLLinkElement): CSSRuleList | undefined {
  try {
    return sheet?.cssRules;
  } catch {
    // In Chromium, a stylesheet that failed to load has a `sheet` too, but reading its rules throws.
    return undefined;
  }
}
