import type { EmailState } from '~/domain/session/readEmail';

/** Stores the typed email in the history entry of the sign-in page, so that the field contains it after a reload. */
export function keepTypedEmail({ document, history }: Pick<Window, 'document' | 'history'>): void {
  const email = document.querySelector<HTMLInputElement>('input[name="email"]')?.value;
  if (email) history.replaceState({ usr: { email } satisfies EmailState }, '');
}
