import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { CloseIcon } from '~/components/brand/icons/officeIcons';

import { isSecondClick } from './secondClicks';
import { useWizard } from './useWizard';
import type { WizardOptions } from './useWizard';
import { wizardCopy as copy } from './Wizard.copy';
import { WizardFooter } from './WizardFooter';
import { WizardPanels } from './WizardPanels';
import { bodyStyles, containerStyles, headStyles, paperStyles } from './wizardStyles';
import { WizardTabs } from './WizardTabs';

export type WizardProps<Entry extends FieldValues, Draft> = WizardOptions<Entry, Draft> & { title: string };

/**
 * Adds something in two or more steps, each a tab with its panel. Next looks at its own step and at nothing else, Back
 * at nothing, Save at all of them.
 */
export function Wizard<Entry extends FieldValues, Draft>({ title, ...options }: WizardProps<Entry, Draft>) {
  const { form, steps } = options;
  const { place, saving, faults, goTo, save, leave } = useWizard(options);
  const id = useId();
  const isLast = place.step === steps.length - 1;
  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby={`${id}-title`}
      onClose={(event) => {
        if (!isSecondClick(event)) void leave();
      }}
      slotProps={{ container: { sx: containerStyles }, paper: { sx: paperStyles } }}
    >
      <Box component="header" sx={headStyles}>
        <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={copy.close} onClick={() => void leave()}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <WizardTabs
        id={id}
        current={place.step}
        tabs={steps.map(({ label }, step) => ({ label, isAtFault: (faults[step] ?? []).length > 0 }))}
        onChoose={(step) => void goTo(step)}
      />
      <Box
        component="form"
        noValidate
        onKeyDown={dropRepeatedEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void (isLast ? save() : goTo(place.step + 1));
        }}
        sx={bodyStyles}
      >
        <FormProvider {...form}>
          <WizardPanels id={id} place={place} steps={steps} faults={faults} onGoToField={form.setFocus} />
        </FormProvider>
        <WizardFooter
          step={place.step}
          steps={steps.length}
          saving={saving}
          onBack={() => void goTo(place.step - 1)}
          onCancel={() => void leave()}
        />
      </Box>
    </Dialog>
  );
}

/** A key that is held down is one press: it must not run through all steps. */
function dropRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
