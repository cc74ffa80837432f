import type { BuiltInName } from '~/domain/printing/design/builtInDesign';

export const builtInLabels: Record<BuiltInName, string> = {
  windshield: 'Windshield',
  collar: 'Collar',
  desk: 'Desk',
  blank: 'Blank',
};

export const designGalleryCopy = {
  startTitle: 'Start with a design',
  label: 'Built-in designs',
} as const;
