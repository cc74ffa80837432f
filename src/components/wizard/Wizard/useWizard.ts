import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';

import { dialogCopy } from '../DialogFrame/DialogFrame.copy';
import { SaveError } from './SaveError';
import { wizardCopy as copy } from './Wizard.copy';
import { errorsOfStep } from './wizardStep';
import type { WizardStep } from './wizardStep';

export type WizardCallbacks<Draft> = {
  /**
   * Saves the draft. If saving fails, the promise rejects: with a SaveError if the user should see its message. The
   * wizard stays open until its parent removes it.
   */
  onSave: (draft: Draft) => Promise<void>;
  /** Called when the user closes the wizard. If there are unsaved changes, the user has agreed to lose them. */
  onClose: () => void;
  /** Called with true when closing the wizard would lose changes, and with false when it no longer would. */
  onUnsavedChange?: (hasUnsavedChanges: boolean) => void;
};

export type WizardOptions<Values extends FieldValues, Draft> = WizardCallbacks<Draft> & {
  /** The form that all steps share. Its schema is the intersection of the schemas of the steps. */
  form: UseFormReturn<Values, unknown, Draft>;
  steps: readonly WizardStep<Values>[];
};

/** The visible step, and which of its fields gets the focus. Setting a new object moves the focus again. */
export type OpenStep = { index: number; focus: 'firstField' | 'firstError' };

export type SaveStatus = 'idle' | 'saving' | 'failed' | 'saved';

/** Returns the state and the actions of a wizard. */
export function useWizard<Values extends FieldValues, Draft>(options: WizardOptions<Values, Draft>) {
  const { form, steps, onSave, onClose, onUnsavedChange } = options;
  const { confirm } = useConfirm();
  const { errors, isDirty } = useFormState({ control: form.control });
  const [openStep, setOpenStep] = useState<OpenStep>({ index: 0, focus: 'firstField' });
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('idle');
  const [saveError, setSaveError] = useState('');
  const isBusy = useRef(false);

  const hasUnsavedChanges = isDirty && saveStatus !== 'saving' && saveStatus !== 'saved';
  const reportUnsavedChanges = useEffectEvent((value: boolean) => onUnsavedChange?.(value));
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    reportUnsavedChanges(true);
    return () => {
      reportUnsavedChanges(false);
    };
  }, [hasUnsavedChanges]);

  /** Opens the step with the index `target`, or the first invalid step before it. */
  const goForward = async (target: number) => {
    for (const [index, { fields }] of [...steps.entries()].slice(openStep.index, target)) {
      if (!(await form.trigger(fields))) {
        setOpenStep({ index, focus: 'firstError' });
        return;
      }
    }
    setOpenStep({ index: target, focus: 'firstField' });
  };

  const saveDraft = async (draft: Draft) => {
    setSaveStatus('saving');
    onUnsavedChange?.(false);
    try {
      await onSave(draft);
      setSaveStatus('saved');
    } catch (error) {
      setSaveStatus('failed');
      setSaveError(error instanceof SaveError ? error.message : dialogCopy.notSaved.text);
      onUnsavedChange?.(isDirty);
    }
  };

  /** Runs an action, unless another action is still running. */
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
    /** Message that tells why the last save has failed; '' if it has not. */
    saveError: saveStatus === 'failed' ? saveError : '',
    stepErrors: steps.map((step) => errorsOfStep(step, errors)),
    goTo: (index: number) => (index > openStep.index ? goForward(index) : setOpenStep({ index, focus: 'firstField' })),
    /** Validates all steps. Saves the draft, or opens the first invalid step. */
    save: () =>
      runExclusively(async () => {
        if (saveStatus === 'saved') return;
        await form.handleSubmit(saveDraft, (foundErrors) => {
          const index = steps.findIndex((step) => errorsOfStep(step, foundErrors).length > 0);
          if (index < 0) throw new Error('An invalid field is missing from the fields of all steps.');
          setOpenStep({ index, focus: 'firstError' });
        })();
      }),
    /** Closes the wizard. If there are unsaved changes, the user must first confirm that they are lost. */
    leave: () =>
      runExclusively(async () => {
        if (hasUnsavedChanges && !(await confirm(copy.leaving.question, copy.leaving.labels))) return;
        onUnsavedChange?.(false);
        onClose();
      }),
  };
}
