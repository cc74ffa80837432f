import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AssignIcon from 'lucide-react/icons/user-plus';
import { lazy, Suspense } from 'react';

import { sizes } from '~/components/theme/tokens';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import type { AssignableCustomer, Assignee } from '~/domain/tag/assignee';
import type { AssignableUtility, TagChange } from '~/domain/tag/tagChange';

import { tagsCopy as copy } from './TagsScreen.copy';

// Lazy, since the sample data has no actions for the selected tags and does not need the menu.
const TagChangeMenu = lazy(async () => ({ default: (await import('./TagChangeMenu')).TagChangeMenu }));

export type AssignOptions = {
  /** The customers of the agency. */
  customers: readonly AssignableCustomer[];
  /** Assigns tags. The promise rejects if that fails, with a SaveError if its message should be shown to the user. */
  onAssign: (tags: readonly AgencyTag[], assignee: Assignee) => Promise<void>;
};

/** Actions for the selected tags. Only the defined actions are shown. */
export type SelectionActions = {
  assignOptions?: AssignOptions | undefined;
  changeOptions?:
    | { utilities: readonly AssignableUtility[]; onChange: (tags: readonly AgencyTag[], change: TagChange) => void }
    | undefined;
};

export type TagActionsProps = Pick<SelectionActions, 'changeOptions'> & {
  /** Returns the selected tags. */
  findSelectedTags: () => Promise<readonly AgencyTag[]>;
  onOpenAssignDialog: ((tags: readonly AgencyTag[]) => void) | undefined;
};

/** Actions of the selection bar: a button that assigns the selected tags, and a menu that changes them. */
export function TagActions({ findSelectedTags, onOpenAssignDialog, changeOptions }: TagActionsProps) {
  const changeTags = (change: TagChange) =>
    void findSelectedTags().then((tags) => changeOptions?.onChange(tags, change));
  return (
    <>
      {onOpenAssignDialog && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<AssignIcon size="1em" />}
          onClick={() => void findSelectedTags().then(onOpenAssignDialog)}
          sx={withoutIconOnPhones}
        >
          {copy.assign}
        </Button>
      )}
      {changeOptions && (
        <Suspense fallback={<Box sx={{ inlineSize: sizes.field }} />}>
          <TagChangeMenu utilities={changeOptions.utilities} onChange={changeTags} />
        </Suspense>
      )}
    </>
  );
}

/** Hides the icon of a button on phones, where it does not fit next to the other buttons. */
const withoutIconOnPhones = { '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } } };
