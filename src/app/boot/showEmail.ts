/**
 * Fills in the email that the history entry contains on the prerendered sign-in page. The app, which validates the
 * email, would otherwise show it only after hydration.
 */
export function showEmail({ document, history }: Window): void {
  const email = (history.state as { usr?: { email?: unknown } | null } | null)?.usr?.email;
  const field = document.querySelector<HTMLInputElement>('input[autocomplete=username]');
  if (field && typeof email === 'string') field.value = email;
}
