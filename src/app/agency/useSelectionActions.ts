import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import type { AssignableCustomer } from '~/domain/tag/assignee';
import type { SelectionActions } from '~/screens/agency/tags/TagsScreen/TagActions';
import { tagsCopy as copy } from '~/screens/agency/tags/TagsScreen/TagsScreen.copy';

import type { AgencyTagActions } from '../data/appData';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Returns the actions for selected tags. There are none with sample data. */
export function useSelectionActions(
  actions: AgencyTagActions | undefined,
  customers: readonly AssignableCustomer[],
): SelectionActions {
  const { alert } = useConfirm();
  if (!actions) return {};
  const activate = async (tags: readonly { id: string }[]) => {
    const result = await actions.activate(idsOf(tags));
    if (!result.ok) await alert(copy.notActivated, 'warning', { detail: result.message });
  };
  return {
    assigning: {
      customers,
      onAssign: async (tags, assignee) => {
        const result = await actions.assign(idsOf(tags), assignee);
        if (!result.ok) throw new SaveError(result.message);
      },
    },
    onActivate: (tags) => void activate(tags),
  };
}
