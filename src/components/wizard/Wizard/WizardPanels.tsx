import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { ErrorRoleContext } from '~/components/inputs/Field/ErrorRoleContext';
import { LatestValuesContext } from '~/components/inputs/LatestValuesContext';
import type { LatestValues } from '~/components/inputs/LatestValuesContext';

import { scrollPaddingStyles, shortViewportQuery } from '../DialogFrame/dialogStyles';
import { ErrorSummary } from './ErrorSummary';
import type { OpenStep, SaveStatus, WizardOptions } from './useWizard';
import type { StepError } from './wizardStep';

export type WizardPanelsProps<Values extends FieldValues, Draft> = Pick<
  WizardOptions<Values, Draft>,
  'form' | 'steps'
> & {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  openStep: OpenStep<Values>;
  saveStatus: SaveStatus;
  /** Values that were saved elsewhere while the form was open. A field with a different value offers the saved one. */
  latestValues: LatestValues | undefined;
  /** The errors of each step, in the order of the steps. */
  stepErrors: readonly (readonly StepError<Values>[])[];
};

/**
 * Panels with the fields of all steps. Panels of hidden steps stay mounted, so that they keep their texts and errors.
 */
export function WizardPanels<Values extends FieldValues, Draft>(props: WizardPanelsProps<Values, Draft>) {
  const { id, form, openStep, saveStatus, latestValues, steps, stepErrors } = props;
  const panelElementsRef = useRef<(HTMLElement | null)[]>([]);

  // True once the errors of the step are rendered, which can be after the step has opened. The effect below then runs
  // again, and focuses the first error.
  const hasErrorToFocus = openStep.focus === 'firstError' && (stepErrors[openStep.index] ?? []).length > 0;
  const moveFocus = useEffectEvent(({ index, focus }: OpenStep<Values>) => {
    // The panel gets the focus first, and keeps the focus if the first field is disabled.
    if (focus === 'firstField') panelElementsRef.current[index]?.focus();
    const firstField = focus === 'firstField' ? steps[index]?.fields[0] : stepErrors[index]?.[0]?.field;
    const field = typeof focus === 'object' ? focus.field : firstField;
    if (!field) return;
    form.setFocus(field);
    // The error summary may have moved the field out of view. A field that already had the focus does not scroll into
    // view by itself.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    moveFocus(openStep);
  }, [openStep, hasErrorToFocus]);

  return (
    <FormProvider {...form}>
      <LatestValuesContext value={latestValues}>
        {/* The errors of the fields have no alert role, since the error summary announces all of them at once. */}
        <ErrorRoleContext value={undefined}>
          {steps.map(({ label, content }, index) => (
            <Box
              key={label}
              component="section"
              id={`${id}-panel-${index}`}
              // A single step, as in a FormDialog, has no tabs, so its panel has no tabpanel role.
              {...(steps.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` } : {})}
              hidden={index !== openStep.index}
              tabIndex={-1}
              ref={(panel: HTMLElement | null) => {
                panelElementsRef.current[index] = panel;
              }}
              sx={panelStyles}
            >
              <ErrorSummary
                // Remounts the error summary when saving starts, which resets its reserved height.
                key={saveStatus}
                errors={stepErrors[index] ?? []}
                attempt={openStep}
                onFocusField={form.setFocus}
              />
              {content}
            </Box>
          ))}
        </ErrorRoleContext>
      </LatestValuesContext>
    </FormProvider>
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
  ...scrollPaddingStyles,
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: { xs: '16px', md: '20px 24px' },
  [shortViewportQuery]: { flex: 'none', overflowY: 'visible' },
  '&[hidden]': { display: 'none' },
} satisfies SxProps<Theme>;
