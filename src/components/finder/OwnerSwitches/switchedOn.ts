import type { CSSProperties } from 'react';

import type { DetailKind, Demonstration } from '~/domain/tag/demonstration';

/** What a switch is for: a detail, or that the owner can be reached. */
export type SwitchKind = DetailKind | 'contact';

/** The switches of a tag, in the order in which a finder reads what they show. */
export function switchesOf({ details, contact }: Demonstration): { kind: SwitchKind; label: string }[] {
  return [...details, { kind: 'contact', label: contact.label }];
}

/** The name of a switch's field: one a page, although several tags may be on it. */
export const switchName = ({ id }: Demonstration, kind: SwitchKind) => `${id}-${kind}`;

/**
 * Styles of whatever holds a tag's OwnerSwitches and its FinderView: a finder sees what is switched on, and is told when
 * that is nothing. The choice lives in the fields, so it works before any script has come, and without one.
 */
export function showsSwitchedOn(demonstration: Demonstration): Record<string, CSSProperties> {
  return {
    ...Object.fromEntries(
      switchesOf(demonstration).map(({ kind }) => [
        `&:has(input[name="${switchName(demonstration, kind)}"]:not(:checked)) [data-detail="${kind}"]`,
        { display: 'none' },
      ]),
    ),
    // A chat that lies open over the tag's page goes with the contact.
    [`&:has(input[name="${switchName(demonstration, 'contact')}"]:not(:checked)) [data-tag-page]`]: {
      visibility: 'visible',
    },
    '&:not(:has(input:checked)) [data-when-empty]': { display: 'grid' },
  };
}
