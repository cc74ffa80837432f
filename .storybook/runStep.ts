import type { StepRunner } from 'storybook/internal/types';

import { fixedColours, fonts, radii } from '../src/components/theme/tokens';

/** Time in ms for which the name of a step is shown before the step runs. */
const stepPause = 2000;

/** Shows a text at the bottom of the page, and resolves after `stepPause`. */
async function showCaption(text: string) {
  const caption = document.createElement('div');
  caption.role = 'status';
  caption.textContent = text.charAt(0).toUpperCase() + text.slice(1);
  Object.assign(caption.style, {
    position: 'fixed',
    insetBlockEnd: '24px',
    insetInline: '16px',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    padding: '8px 16px',
    borderRadius: `${radii.control}px`,
    font: `600 16px/1.5 ${fonts.text}`,
    color: fixedColours.night,
    background: fixedColours.signal,
    zIndex: '9999',
  });
  document.body.append(caption);
  await new Promise((resolve) => setTimeout(resolve, stepPause));
  caption.remove();
}

/** Runs a step of a play function. If the toolbar is set to the slow pace, shows the name of the step first. */
export const runStep: StepRunner = async (label, play, context) => {
  if (context.globals['pace'] === 'slow') await showCaption(label);
  await play(context);
};
