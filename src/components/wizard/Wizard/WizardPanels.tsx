import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { MessageRole } from '~/components/inputs/FieldMessage/messageRole';

import { ErrorSummary } from './ErrorSummary';
import type { Place } from './useWizard';
import type { Fault, WizardStep } from './wizardStep';
import { panelStyles } from './wizardStyles';

export type WizardPanelsProps<Entry extends FieldValues> = {
  /** What the ids of tabs and panels begin with. */
  id: string;
  place: Place;
  steps: readonly WizardStep<Entry>[];
  /** What is to be corrected, step by step. */
  faults: readonly (readonly Fault<Entry>[])[];
  onGoToField: (field: FieldPath<Entry>) => void;
};

/** The steps' fields. All are there, so that nothing that was typed or shown is lost between them; one is seen. */
export function WizardPanels<Entry extends FieldValues>(props: WizardPanelsProps<Entry>) {
  const { id, place, steps, faults, onGoToField } = props;
  const panels = useRef<(HTMLElement | null)[]>([]);

  // What is at fault can come a moment after the look that found it.
  const leadsToFault = place.focus === 'fault' && (faults[place.step] ?? []).length > 0;
  const arrive = useEffectEvent(({ step, focus }: Place) => {
    // The panel keeps the focus where its first field can not take it.
    if (focus === 'first') panels.current[step]?.focus();
    const field = focus === 'first' ? steps[step]?.fields[0] : faults[step]?.[0]?.field;
    if (!field) return;
    onGoToField(field);
    // It may have had the focus before, and have been pushed out of sight by the summary.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    arrive(place);
  }, [place, leadsToFault]);

  return (
    // The summary announces what is wrong, once.
    <MessageRole value={undefined}>
      {steps.map(({ label, content }, step) => (
        <Box
          key={label}
          component="section"
          id={`${id}-panel-${step}`}
          // What is filled in on one page has no tabs.
          {...(steps.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${step}` } : {})}
          hidden={step !== place.step}
          tabIndex={-1}
          ref={(panel: HTMLElement | null) => {
            panels.current[step] = panel;
          }}
          sx={panelStyles}
        >
          <ErrorSummary faults={faults[step] ?? []} look={place} onGoToField={onGoToField} />
          {content}
        </Box>
      ))}
    </MessageRole>
  );
}
