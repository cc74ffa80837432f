import { getDemoTag } from '~/domain/tag/demoTags';

/** Texts on the plate of the award. */
export const awardCopy = { heading: getDemoTag('award').title, person: 'Mira A.' } as const;
