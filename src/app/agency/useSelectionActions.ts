import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import type { AssignableCustomer } from '~/domain/tag/assignee';
import type { AssignableUtility, TagChange } from '~/domain/tag/tagChange';
import type { SelectionActions } from '~/screens/agency/tags/TagsScreen/TagActions';
import { tagsCopy as copy } from '~/screens/agency/tags/TagsScreen/TagsScreen.copy';

import type { AgencyTagActions } from '../data/appData';
import { createConstantStore } from '../data/createConstantStore';
import { useExternalStore } from '../data/useExternalStore';

const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const noUtilities = createConstantStore<readonly AssignableUtility[]>([]);

/** Returns callbacks that assign the selected tags to a customer and change the tags, or {} for sample data. */
export function useSelectionActions(
  actions: AgencyTagActions | undefined,
  customers: readonly AssignableCustomer[],
): SelectionActions {
  const { alert } = useConfirm();
  const utilities = useExternalStore(actions?.utilities ?? noUtilities);
  if (!actions) return {};
  const changeTags = async (tags: readonly { id: string }[], tagChange: TagChange) => {
    const result = await actions.change(getIds(tags), tagChange);
    if (!result.ok) await alert(copy.notChanged, 'warning', { detail: result.message });
  };
  return {
    assignOptions: {
      customers,
      onAssign: async (tags, assignee) => {
        const result = await actions.assign(getIds(tags), assignee);
        if (!result.ok) throw new SaveError(result.message);
      },
    },
    changeOptions: { utilities, onChange: (tags, tagChange) => void changeTags(tags, tagChange) },
  };
}
