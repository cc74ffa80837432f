/**
 * Shows the tag's code from the URL on the prerendered page that all unknown tags share, and fills in the code field.
 * Ignores codes that are longer than 32 characters, or have other characters than letters and digits: the app shows
 * them after hydration.
 */
export function showTagCode({ document, location }: Window): void {
  const codeElement = document.querySelector('[data-tag-code]');
  const code = /^\/t\/([a-z\d]{1,32})\/?$/i.exec(location.pathname)?.[1];
  if (!codeElement || !code) return;
  codeElement.textContent = code;
  const codeField = document.querySelector<HTMLInputElement>('input[name="code"]');
  if (codeField) codeField.value = code.toUpperCase();
}
