import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref, RefObject } from 'react';

import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { StartSlotField } from '~/components/printing/SheetPreview/StartSlotField';

import { WhatToPrintCard } from '../tags/WhatToPrintCard';
import { openTagsGroup } from '../tags/openTagsGroup';
import { tagSourceCopy } from '../tags/tags.copy';
import { textLinesCopy } from '../textLines/textLines.copy';
import type { SettingsFieldsProps, SettingsGroupName } from './SettingsFields';
import { controlsCopy as copy } from './controls.copy';
import { createSettingsStyles, startFieldStyles } from './printingSettingsStyles';
import { viewOfGroup } from './viewOfGroup';
import { useSettingsFields } from './useSettingsFields';

export type PrintingSettingsProps = SettingsFieldsProps & {
  /** On phones, all groups are initially collapsed, and opening a group closes the others. */
  isPhone: boolean;
  tagGroupRef: RefObject<HTMLDetailsElement | null>;
};

type GroupProps = {
  name: SettingsGroupName;
  title: string;
  summary: string;
  error?: string | undefined;
  /** True if the group is open at first on larger screens. */
  isInitiallyOpen?: boolean;
  ref?: Ref<HTMLDetailsElement>;
};

/** The settings of the printing screen, in one column of collapsible groups. */
export function PrintingSettings({ isPhone, tagGroupRef, ...fieldsProps }: PrintingSettingsProps) {
  const { SettingsFields, hasFailed, retry } = useSettingsFields(isPhone);
  const { state, preview, tags, printer, onSettingsChange } = fieldsProps.printing;
  const { settings } = state;
  const { layout, codeErrors, lineErrors, sizeErrors } = preview;
  const tagSummary = tagSourceCopy.summary(tags.readResult);
  const hasNoTags = tags.run.source !== 'sample' && tags.run.part.codeCount === 0;

  // Not a component: a component defined here would be a new one on each render, and its groups would lose their state.
  const renderGroup = ({ name, isInitiallyOpen = false, ...group }: GroupProps) => (
    <SettingsGroup
      {...group}
      defaultOpen={isInitiallyOpen && !isPhone}
      {...(isPhone && { name: 'settings', onOpen: () => preview.onShowView(viewOfGroup[name]) })}
    >
      {SettingsFields ? (
        <SettingsFields {...fieldsProps} group={name} />
      ) : hasFailed ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.notLoaded}
        </Alert>
      ) : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {copy.loading}
        </Typography>
      )}
    </SettingsGroup>
  );
  return (
    <Paper variant="outlined" component="section" aria-label={copy.label} sx={createSettingsStyles}>
      <WhatToPrintCard
        run={tags.run}
        onChooseTags={fieldsProps.onChooseTags}
        onOpenTagsGroup={() => openTagsGroup(tagGroupRef.current)}
      />
      {renderGroup({
        name: 'paper',
        title: copy.paper.title,
        summary: copy.paper.value(settings),
        isInitiallyOpen: true,
      })}
      {renderGroup({ name: 'margins', title: copy.margins.title, summary: copy.margins.value(settings) })}
      {renderGroup({
        name: 'design',
        title: copy.design.title,
        summary: copy.design.value(settings),
        error: layout.fits ? sizeErrors.design && copy.design.tooSmall : copy.design.problems[layout.reason],
        isInitiallyOpen: true,
      })}
      {renderGroup({
        name: 'qr',
        title: copy.qr.title,
        summary: copy.qr.value(settings),
        error: codeErrors.qr,
        isInitiallyOpen: true,
      })}
      {renderGroup({
        name: 'barcode',
        title: copy.barcode.title,
        summary: copy.barcode.value(settings),
        error: codeErrors.barcode,
      })}
      {renderGroup({
        name: 'text',
        title: textLinesCopy.title,
        summary: textLinesCopy.summary(settings.textLines),
        error: lineErrors.find((error) => error !== undefined),
      })}
      {renderGroup({
        name: 'tags',
        title: tagSourceCopy.title,
        summary: tagSummary,
        error: hasNoTags ? tagSummary : undefined,
        ref: tagGroupRef,
      })}
      {layout.fits && layout.perPage > 1 && (
        // On larger screens, the field for the start slot is below the sheet instead.
        <Box sx={startFieldStyles}>
          <StartSlotField layout={layout} onStartSlotChange={(start) => onSettingsChange({ ...settings, start })} />
        </Box>
      )}
      {renderGroup({ name: 'output', title: copy.output.title, summary: copy.output.value(settings, printer) })}
    </Paper>
  );
}
