import type { ReactElement } from 'react';

import { FormStage } from './form.stage';
import type { FormStageProps } from './form.stage';

/** Returns a decorator that shows the story's field in a form with these values. */
export const withForm =
  (values: FormStageProps['values'], options: Pick<FormStageProps, 'schema' | 'output'> = {}) =>
  (Story: () => ReactElement) => (
    <FormStage values={values} {...options}>
      {Story()}
    </FormStage>
  );
