import type { CSSProperties } from 'react';

import type { DetailKind, DemoTag } from '~/domain/tag/demoTags';

/** What a switch shows or hides: a detail, or the contact. */
type SwitchKind = DetailKind | 'contact';

/** Returns the switches of a tag, in the order in which they are shown. */
export function getSwitches({ details, contact }: DemoTag): { kind: SwitchKind; label: string }[] {
  return [...details, { kind: 'contact', label: contact.label }];
}

/** Returns the name of a switch's field. It is unique on a page with several tags. */
export const switchFieldName = ({ id }: DemoTag, kind: SwitchKind) => `${id}-${kind}`;

/** Styles of a closed row. FinderView animates the change. */
const hiddenStyles: CSSProperties = {
  height: 0,
  minHeight: 0,
  paddingBlock: 0,
  borderWidth: 0,
  opacity: 0,
  visibility: 'hidden',
};

/**
 * Returns styles for an element around the OwnerSwitches and the FinderView of a tag. They hide what is switched off.
 * They need no JavaScript.
 */
export function visibilityStyles(demonstration: DemoTag): Record<string, CSSProperties> {
  return {
    ...Object.fromEntries(
      getSwitches(demonstration).flatMap(({ kind }): [string, CSSProperties][] => {
        const whenOff = `&:has(input[name="${switchFieldName(demonstration, kind)}"]:not(:checked))`;
        return [
          [`${whenOff} [data-detail="${kind}"]`, hiddenStyles],
          // What the chat says about the detail.
          [`${whenOff} [data-mention="${kind}"]`, { display: 'none' }],
        ];
      }),
    ),
    // Hiding the contact also closes an open chat.
    [`&:has(input[name="${switchFieldName(demonstration, 'contact')}"]:not(:checked)) [data-tag-page]`]: {
      visibility: 'visible',
    },
    '&:not(:has(input:checked)) [data-when-empty]': { display: 'grid' },
  };
}
