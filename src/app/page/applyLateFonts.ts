/**
 * Shows the web fonts if they came too late for the first page of the visit. `font-display: optional` would otherwise
 * keep the fallback fonts until the next document. Call it on navigation, where a change of font moves nothing.
 */
export function applyLateFonts(): void {
  const [sheet] = document.styleSheets;
  for (const [index, { cssText }] of [...(sheet?.cssRules ?? [])].entries()) {
    if (!cssText.includes('font-display: optional')) continue;
    sheet?.deleteRule(index);
    sheet?.insertRule(cssText.replace('optional', 'swap'), index);
  }
}
