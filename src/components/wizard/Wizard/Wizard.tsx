import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { DialogFrame } from '../DialogFrame/DialogFrame';
import { useWizard } from './useWizard';
import type { WizardOptions } from './useWizard';
import { WizardFooter } from './WizardFooter';
import { WizardPanels } from './WizardPanels';
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
    <DialogFrame
      title={title}
      tabs={
        <WizardTabs
          id={id}
          current={place.step}
          tabs={steps.map(({ label }, step) => ({ label, isAtFault: (faults[step] ?? []).length > 0 }))}
          onChoose={(step) => void goTo(step)}
        />
      }
      onSubmit={() => void (isLast ? save() : goTo(place.step + 1))}
      onLeave={() => void leave()}
      footer={
        <WizardFooter
          step={place.step}
          steps={steps.length}
          saving={saving}
          onBack={() => void goTo(place.step - 1)}
          onCancel={() => void leave()}
        />
      }
    >
      <FormProvider {...form}>
        <WizardPanels id={id} place={place} steps={steps} faults={faults} onGoToField={form.setFocus} />
      </FormProvider>
    </DialogFrame>
  );
}
