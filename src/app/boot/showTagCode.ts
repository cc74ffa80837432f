/**
 * Shows the code in the URL on the prerendered page that all unknown tags share, and fills it into the field. The app
 * shows unusual codes after hydration.
 */
export function showTagCode({ document, location }: Window): void {
  const line = document.querySelector('[data-tag-code]');
  const code = /^\/t\/([a-z\d]{1,32})\/?$/i.exec(location.pathname)?.[1];
  if (!line || !code) return;
  line.textContent = code;
  const field = document.querySelector<HTMLInputElement>('input[name="code"]');
  if (field) field.value = code.toUpperCase();
}
