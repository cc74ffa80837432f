/** Texts of the field. The texts of its dialog are in `presets.copy.ts`, which is loaded when the dialog opens. */
export const presetFieldCopy = {
  label: 'Label sheet',
  none: 'None',
  changed: (name: string) => `Changed from ${name}.`,
  restore: 'Restore it',
} as const;
