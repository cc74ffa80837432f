/** Focuses the checked radio button of the group, or the first one. Returns false if the fields are not loaded yet. */
function focusRadio(group: HTMLDetailsElement): boolean {
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const radio = radios.find(({ checked }) => checked) ?? radios[0];
  radio?.focus({ preventScroll: true });
  return radio !== undefined;
}

/** Expands the settings group of the tags, scrolls to it and focuses the checked radio button. */
export function openTagsGroup(group: HTMLDetailsElement | null): void {
  if (!group) return;
  group.open = true;
  group.scrollIntoView({ block: 'start' });
  if (focusRadio(group)) return;
  // The fields are not loaded yet, so the header has the focus until the radio buttons appear.
  const header = group.querySelector('summary');
  header?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== header || focusRadio(group)) observer.disconnect();
  });
  observer.observe(group, { childList: true, subtree: true });
}
