import type { LucideIcon } from 'lucide-react';
import ActivateIcon from 'lucide-react/icons/circle-check';
import CustomizedIcon from 'lucide-react/icons/check';
import ResetIcon from 'lucide-react/icons/minus';
import PrintedIcon from 'lucide-react/icons/printer-check';
import NotPrintedIcon from 'lucide-react/icons/printer';
import UnassignIcon from 'lucide-react/icons/user-minus';
import UtilityIcon from 'lucide-react/icons/zap';
import DisableIcon from 'lucide-react/icons/zap-off';

import { ActionMenu } from '~/components/data/ActionMenu/ActionMenu';
import type { AssignableUtility, TagChange } from '~/domain/tag/tagChange';

import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.menu;

export type TagChangeMenuProps = {
  utilities: readonly AssignableUtility[];
  onChange: (change: TagChange) => void;
};

/** Menu whose items change the selected tags, such as 'Activate' and 'Mark as printed'. */
export function TagChangeMenu({ utilities, onChange }: TagChangeMenuProps) {
  const createItem = (label: string, Icon: LucideIcon, change: TagChange) => ({
    label,
    Icon,
    onChoose: () => onChange(change),
  });
  return (
    <ActionMenu
      label={copy.openFor}
      tooltip={copy.open}
      actions={[
        createItem(copy.activate, ActivateIcon, { kind: 'activated' }),
        createItem(copy.unassign, UnassignIcon, { kind: 'unassigned' }),
        ...utilities.map(({ id, name }) =>
          createItem(copy.utility(name), UtilityIcon, { kind: 'utility', utilityId: id }),
        ),
        createItem(copy.noUtility, DisableIcon, { kind: 'utility', utilityId: undefined }),
        createItem(copy.customized, CustomizedIcon, { kind: 'customized', isCustomized: true }),
        createItem(copy.notCustomized, ResetIcon, { kind: 'customized', isCustomized: false }),
        createItem(copy.printed, PrintedIcon, { kind: 'printed', isPrinted: true }),
        createItem(copy.notPrinted, NotPrintedIcon, { kind: 'printed', isPrinted: false }),
      ]}
    />
  );
}
