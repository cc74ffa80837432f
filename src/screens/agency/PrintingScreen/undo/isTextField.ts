const inputTypesWithoutText = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit'];

/** True if the user can type text into the target of an event. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !inputTypesWithoutText.includes(target.type);
  return target instanceof HTMLTextAreaElement;
}
