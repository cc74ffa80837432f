import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import RenameIcon from 'lucide-react/icons/pencil';
import ReplaceIcon from 'lucide-react/icons/save';
import DeleteIcon from 'lucide-react/icons/trash-2';
import { useState } from 'react';

import { ActionMenu } from '~/components/data/ActionMenu/ActionMenu';
import { SheetThumbnail } from '~/components/printing/SheetThumbnail/SheetThumbnail';
import { radii } from '~/components/theme/tokens';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';

import { PresetNameForm } from './PresetNameForm';
import { PresetText } from './PresetText';
import { presetsCopy as copy } from './presets.copy';

export type OwnPresetRowProps = {
  preset: PrintPreset;
  savedPresets: readonly PrintPreset[];
  isChosen: boolean;
  onApply: () => void;
  onUpdate: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

/** Row of a preset that the user has saved: a button that applies it, and a menu with the other actions. */
export function OwnPresetRow(props: OwnPresetRowProps) {
  const { preset, savedPresets, isChosen, onApply, onUpdate, onRename, onDelete } = props;
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li>
        <PresetNameForm
          savedPresets={savedPresets}
          presetToRename={preset}
          onCancel={() => setRenaming(false)}
          onSave={(name) => {
            setRenaming(false);
            onRename(name);
          }}
        />
      </li>
    );
  }
  return (
    <Box component="li" sx={rowStyles}>
      <ButtonBase onClick={onApply} sx={{ ...buttonStyles, borderRadius: `${radii.control}px` }}>
        <SheetThumbnail settings={preset.settings} />
        <PresetText name={preset.name} detail={copy.summary(preset.settings)} isChosen={isChosen} />
      </ButtonBase>
      <ActionMenu
        label={copy.menu(preset.name)}
        tooltip={copy.menuTooltip}
        actions={[
          { label: copy.update, Icon: ReplaceIcon, onChoose: onUpdate },
          { label: copy.rename, Icon: RenameIcon, onChoose: () => setRenaming(true) },
          { label: copy.delete, Icon: DeleteIcon, onChoose: onDelete },
        ]}
      />
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: 0.5,
  border: 1,
  borderColor: 'tone.line',
  borderRadius: `${radii.control}px`,
  '&:hover': { bgcolor: 'tone.hover' },
} as const;

const buttonStyles = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.5,
  padding: 1,
  textAlign: 'start',
} as const;
