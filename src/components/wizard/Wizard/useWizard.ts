import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';

import { wizardCopy as copy } from './Wizard.copy';
import { errorsOfStep } from './wizardStep';
import type { WizardStep } from './wizardStep';

export type WizardCallbacks<Draft> = {
  /** Stores the draft; rejects if that failed. The wizard stays open until its parent removes it. */
  onSave: (draft: Draft) => Promise<void>;
  /** Called when the user leaves without saving, after a confirmation if changes would be lost. */
  onClose: () => void;
  /** Reports whether leaving now would lose changes. Called with false before `onSave` and before `onClose`. */
  onUnsavedChange?: (unsaved: boolean) => void;
};

export type WizardOptions<Values extends FieldValues, Draft> = WizardCallbacks<Draft> & {
  /** The form of all steps. Its resolver uses the intersection of their schemas. */
  form: UseFormReturn<Values, unknown, Draft>;
  steps: readonly WizardStep<Values>[];
};

/** The visible step and its initial focus. A new object each time the focus should move. */
export type OpenStep = { index: number; focus: 'firstField' | 'firstError' };

export type SaveStatus = 'idle' | 'saving' | 'failed' | 'saved';

/** State and actions of a wizard, without its markup. */
export function useWizard<Values extends FieldValues, Draft>(options: WizardOptions<Values, Draft>) {
  const { form, steps, onSave, onClose, onUnsavedChange } = options;
  const { confirm } = useConfirm();
  const { errors, isDirty } = useFormState({ control: form.control });
  const [openStep, setOpenStep] = useState<OpenStep>({ index: 0, focus: 'firstField' });
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('idle');
  const isBusy = useRef(false);

  const unsaved = isDirty && saveStatus !== 'saving' && saveStatus !== 'saved';
  const report = useEffectEvent((value: boolean) => onUnsavedChange?.(value));
  useEffect(() => {
    if (!unsaved) return;
    report(true);
    return () => {
      report(false);
    };
  }, [unsaved]);

  /** Opens step `target`, or the first invalid step before it. */
  const advance = async (target: number) => {
    for (const [index, { fields }] of [...steps.entries()].slice(openStep.index, target)) {
      if (!(await form.trigger(fields))) {
        setOpenStep({ index, focus: 'firstError' });
        return;
      }
    }
    setOpenStep({ index: target, focus: 'firstField' });
  };

  const store = async (draft: Draft) => {
    setSaveStatus('saving');
    onUnsavedChange?.(false);
    try {
      await onSave(draft);
      setSaveStatus('saved');
    } catch {
      setSaveStatus('failed');
      onUnsavedChange?.(isDirty);
    }
  };

  /** Runs one action at a time; a second one is dropped. */
  const runExclusively = async (action: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await action().finally(() => {
      isBusy.current = false;
    });
  };

  return {
    openStep,
    saveStatus,
    stepErrors: steps.map((step) => errorsOfStep(step, errors)),
    goTo: (index: number) => (index > openStep.index ? advance(index) : setOpenStep({ index, focus: 'firstField' })),
    /** Validates all steps and opens the first invalid one; else saves. */
    save: () =>
      runExclusively(async () => {
        if (saveStatus === 'saved') return;
        await form.handleSubmit(store, (found) => {
          const index = steps.findIndex((step) => errorsOfStep(step, found).length > 0);
          if (index < 0) throw new Error('An invalid field is missing from the fields of all steps.');
          setOpenStep({ index, focus: 'firstError' });
        })();
      }),
    /** Closes, after confirmation if changes would be lost. */
    leave: () =>
      runExclusively(async () => {
        if (unsaved && !(await confirm(copy.leaving.question, copy.leaving.labels))) return;
        onUnsavedChange?.(false);
        onClose();
      }),
  };
}
