import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import type { AssignOptions } from './TagActions';

const AssignDialog = lazyOverlay(() => import('./AssignDialog').then((module) => module.AssignDialog));

/**
 * Returns the dialog that assigns tags, and a function that opens it. The dialog is rendered outside of the selection
 * bar, which remounts when the layout changes to or from mobile, for example when a phone is rotated.
 */
export function useAssignDialog(assignOptions: AssignOptions | undefined) {
  const [tags, setTags] = useState<readonly AgencyTag[]>();
  return {
    openAssignDialog: assignOptions && setTags,
    dialog: assignOptions && tags && (
      <AssignDialog open tags={tags} {...assignOptions} onClose={() => setTags(undefined)} />
    ),
  };
}
