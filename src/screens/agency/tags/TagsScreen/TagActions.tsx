import Button from '@mui/material/Button';
import ActivateIcon from 'lucide-react/icons/zap';
import AssignIcon from 'lucide-react/icons/user-plus';
import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import type { AssignableCustomer, Assignee } from '~/domain/tag/assignee';

import { tagsCopy as copy } from './TagsScreen.copy';

const AssignDialog = lazyOverlay(() => import('./AssignDialog').then((module) => module.AssignDialog));

export type Assigning = {
  /** The customers of the agency. */
  customers: readonly AssignableCustomer[];
  /** Assigns tags. If this fails, the promise rejects: with a SaveError if the user should see its message. */
  onAssign: (tags: readonly AgencyTag[], assignee: Assignee) => Promise<void>;
};

/** Actions for the selected tags. Those that are missing are not offered. */
export type SelectionActions = {
  assigning?: Assigning | undefined;
  onActivate?: ((tags: readonly AgencyTag[]) => void) | undefined;
};

export type TagActionsProps = SelectionActions & {
  /** Returns the selected tags. */
  findTags: () => Promise<readonly AgencyTag[]>;
};

/** Buttons that assign and activate the selected tags. */
export function TagActions({ findTags, assigning, onActivate }: TagActionsProps) {
  const [assignedTags, setAssignedTags] = useState<readonly AgencyTag[]>();
  return (
    <>
      {assigning && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<AssignIcon size="1em" />}
          onClick={() => void findTags().then(setAssignedTags)}
        >
          {copy.assign}
        </Button>
      )}
      {onActivate && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<ActivateIcon size="1em" />}
          onClick={() => void findTags().then(onActivate)}
        >
          {copy.activate}
        </Button>
      )}
      {assigning && assignedTags && (
        <AssignDialog open tags={assignedTags} {...assigning} onClose={() => setAssignedTags(undefined)} />
      )}
    </>
  );
}
