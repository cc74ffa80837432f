/**
 * Moves the rules of the stylesheet in the body of a prerendered page into the head, and removes its link: React, which
 * hydrates the markup, renders no such element.
 */
export function moveBodyStyles(document: Document): void {
  const link = document.body.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link) return;
  // The content security policy allows an empty style element only.
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of link.sheet?.cssRules ?? []) sheet?.insertRule(rule.cssText, sheet.cssRules.length);
  link.remove();
}
