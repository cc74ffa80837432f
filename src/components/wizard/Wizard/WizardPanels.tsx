import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { ErrorRole } from '~/components/inputs/Field/errorRole';

import { fieldMargins, shortViewport } from '../DialogFrame/dialogStyles';
import { ErrorSummary } from './ErrorSummary';
import type { OpenStep, SaveStatus } from './useWizard';
import type { StepError, WizardStep } from './wizardStep';

export type WizardPanelsProps<Values extends FieldValues> = {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  openStep: OpenStep;
  steps: readonly WizardStep<Values>[];
  saveStatus: SaveStatus;
  /** Errors by step index. */
  stepErrors: readonly (readonly StepError<Values>[])[];
  onFocusField: (field: FieldPath<Values>) => void;
};

/** Fields of all steps. Hidden steps stay mounted, so that text and errors are kept. */
export function WizardPanels<Values extends FieldValues>(props: WizardPanelsProps<Values>) {
  const { id, openStep, saveStatus, steps, stepErrors, onFocusField } = props;
  const panels = useRef<(HTMLElement | null)[]>([]);

  // Errors can be rendered after the validation that opened the step.
  const focusesError = openStep.focus === 'firstError' && (stepErrors[openStep.index] ?? []).length > 0;
  const moveFocus = useEffectEvent(({ index, focus }: OpenStep) => {
    // The panel keeps the focus if its first field is disabled.
    if (focus === 'firstField') panels.current[index]?.focus();
    const field = focus === 'firstField' ? steps[index]?.fields[0] : stepErrors[index]?.[0]?.field;
    if (!field) return;
    onFocusField(field);
    // A field that already had the focus may have been pushed out of view by the error summary.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    moveFocus(openStep);
  }, [openStep, focusesError]);

  return (
    // The error summary announces all errors at once.
    <ErrorRole value={undefined}>
      {steps.map(({ label, content }, index) => (
        <Box
          key={label}
          component="section"
          id={`${id}-panel-${index}`}
          // A form on one page has no tabs.
          {...(steps.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` } : {})}
          hidden={index !== openStep.index}
          tabIndex={-1}
          ref={(panel: HTMLElement | null) => {
            panels.current[index] = panel;
          }}
          sx={panelStyles}
        >
          <ErrorSummary
            // Gives the reserved height up when saving starts.
            key={saveStatus}
            errors={stepErrors[index] ?? []}
            attempt={openStep}
            onFocusField={onFocusField}
          />
          {content}
        </Box>
      ))}
    </ErrorRole>
  );
}

const panelStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2.5,
  flex: { xs: 1, md: '0 1 auto' },
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...fieldMargins,
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: { xs: '16px', md: '20px 24px' },
  [shortViewport]: { flex: 'none', overflowY: 'visible' },
  '&[hidden]': { display: 'none' },
} satisfies SxProps<Theme>;
