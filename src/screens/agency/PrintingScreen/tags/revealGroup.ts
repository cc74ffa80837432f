/** Opens a group of settings, brings it into sight and goes to the chosen of its radios, which is where choosing begins. */
export function revealGroup(group: HTMLDetailsElement | null): void {
  if (!group) return;
  group.open = true;
  group.scrollIntoView({ block: 'start' });
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
}
