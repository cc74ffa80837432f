import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';

import { DialogFrame } from '../DialogFrame/DialogFrame';
import { useWizard } from './useWizard';
import type { WizardOptions } from './useWizard';
import { WizardFooter } from './WizardFooter';
import { WizardPanels } from './WizardPanels';
import { WizardTabs } from './WizardTabs';

export type WizardProps<Values extends FieldValues, Draft> = WizardOptions<Values, Draft> & { title: string };

/**
 * Dialog with a form in two or more steps, each with a tab and a panel. Next validates the open step, Save validates
 * all steps, and Back validates nothing.
 */
export function Wizard<Values extends FieldValues, Draft>({ title, ...options }: WizardProps<Values, Draft>) {
  const { form, steps } = options;
  const { openStep, saveStatus, message, latestValues, stepErrors, goToStep, save, leave } = useWizard(options);
  const id = useId();
  const { index } = openStep;
  const isLastStep = index === steps.length - 1;
  return (
    <DialogFrame
      title={title}
      tabs={
        <WizardTabs
          id={id}
          currentStep={index}
          tabs={steps.map(({ label }, step) => ({ label, hasErrors: (stepErrors[step] ?? []).length > 0 }))}
          onSelect={(step) => void goToStep(step)}
        />
      }
      onSubmit={() => void (isLastStep ? save() : goToStep(index + 1))}
      onClose={() => void leave()}
      footer={
        <WizardFooter
          index={index}
          stepCount={steps.length}
          saveStatus={saveStatus}
          message={message}
          onBack={() => void goToStep(index - 1)}
          onCancel={() => void leave()}
        />
      }
    >
      <WizardPanels {...{ id, form, steps, openStep, saveStatus, latestValues, stepErrors }} />
    </DialogFrame>
  );
}
