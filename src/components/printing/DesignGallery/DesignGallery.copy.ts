import type { BuiltInName } from '~/domain/printing/design/builtInDesign';

export const builtInLabels: Record<BuiltInName, string> = {
  windshield: 'Windshield',
  collar: 'Collar',
  desk: 'Desk',
  blank: 'Blank',
};

export const designGalleryCopy = {
  start: { title: 'Start with a design', note: 'Sets the sticker size and the place of the code.' },
  label: 'Built-in designs',
} as const;
