import { demoTagFor } from '~/domain/tag/demoTags';

/** Lettering on the plate of the award. */
export const awardCopy = { heading: demoTagFor('award').title, person: 'Mira A.' } as const;
