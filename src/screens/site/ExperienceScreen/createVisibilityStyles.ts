import type { CSSProperties } from 'react';

import type { DetailKind, DemoTag } from '~/domain/tag/demoTags';

/** Kind of the content that a switch shows or hides: a kind of detail, or the contact. */
type SwitchKind = DetailKind | 'contact';

/** Returns the switches of a tag, in the order in which they are shown. */
export function getSwitches({ details, contact }: DemoTag): { kind: SwitchKind; label: string }[] {
  return [...details, { kind: 'contact', label: contact.label }];
}

/** Returns the `name` of a switch's input, which is unique on a page with several tags. */
export const getSwitchFieldName = ({ id }: DemoTag, kind: SwitchKind) => `${id}-${kind}`;

/** Styles of a hidden detail or contact. FinderView animates the change between shown and hidden. */
const hiddenStyles: CSSProperties = {
  height: 0,
  minHeight: 0,
  paddingBlock: 0,
  borderWidth: 0,
  opacity: 0,
  visibility: 'hidden',
};

/**
 * Returns styles for a common ancestor of a tag's OwnerSwitches and FinderView. They hide the details whose switches
 * are off, without JavaScript.
 */
export function createVisibilityStyles(demoTag: DemoTag): Record<string, CSSProperties> {
  return {
    ...Object.fromEntries(
      getSwitches(demoTag).flatMap(({ kind }): [string, CSSProperties][] => {
        const switchedOffSelector = `&:has(input[name="${getSwitchFieldName(demoTag, kind)}"]:not(:checked))`;
        return [
          [`${switchedOffSelector} [data-detail="${kind}"]`, hiddenStyles],
          // Hides the words of a chat message that mention the detail.
          [`${switchedOffSelector} [data-mention="${kind}"]`, { display: 'none' }],
        ];
      }),
    ),
    // An open chat replaces the tag's page. If the contact is switched off, the page is shown again instead.
    [`&:has(input[name="${getSwitchFieldName(demoTag, 'contact')}"]:not(:checked)) [data-tag-page]`]: {
      visibility: 'visible',
    },
    '&:not(:has(input:checked)) [data-when-empty]': { display: 'grid' },
  };
}
