/** Expands the settings group of the tags, scrolls to it and focuses the checked radio button. */
export function openTagsGroup(group: HTMLDetailsElement | null): void {
  if (!group) return;
  group.open = true;
  group.scrollIntoView({ block: 'start' });
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
}
