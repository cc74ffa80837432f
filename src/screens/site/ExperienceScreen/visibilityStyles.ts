import type { CSSProperties } from 'react';

import type { DetailKind, DemoTag } from '~/domain/tag/demoTags';

/** A detail, or the contact. */
type SwitchKind = DetailKind | 'contact';

/** Returns the switches of a tag in display order. */
export function getSwitches({ details, contact }: DemoTag): { kind: SwitchKind; label: string }[] {
  return [...details, { kind: 'contact', label: contact.label }];
}

/** Field name, unique on a page with several tags. */
export const switchFieldName = ({ id }: DemoTag, kind: SwitchKind) => `${id}-${kind}`;

/** Closes a row; FinderView animates it. */
const hiddenStyles: CSSProperties = {
  height: 0,
  minHeight: 0,
  paddingBlock: 0,
  borderWidth: 0,
  opacity: 0,
  visibility: 'hidden',
};

/**
 * Styles for an element around a tag's OwnerSwitches and FinderView: hides what is switched off. CSS only, so it works
 * without JavaScript.
 */
export function visibilityStyles(demonstration: DemoTag): Record<string, CSSProperties> {
  return {
    ...Object.fromEntries(
      getSwitches(demonstration).map(({ kind }) => [
        `&:has(input[name="${switchFieldName(demonstration, kind)}"]:not(:checked)) [data-detail="${kind}"]`,
        hiddenStyles,
      ]),
    ),
    // Hiding the contact also closes an open chat.
    [`&:has(input[name="${switchFieldName(demonstration, 'contact')}"]:not(:checked)) [data-tag-page]`]: {
      visibility: 'visible',
    },
    '&:not(:has(input:checked)) [data-when-empty]': { display: 'grid' },
  };
}
