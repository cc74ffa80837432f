import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import DeleteIcon from 'lucide-react/icons/trash-2';
import PlusIcon from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { UseFieldArrayReturn } from 'react-hook-form';

import { FormNumberField } from '~/components/inputs/FormNumberField/FormNumberField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { optionsOf } from '~/domain/options';
import { featureLabels } from '~/domain/utility/utility';
import { nextFeature } from '~/domain/utility/utilityDraft';
import type { UtilityFormValues } from '~/domain/utility/utilityDraft';

import { kindStyles, listStyles, orderStyles, removeStyles, rowStyles, switchStyles } from './featureStyles';
import { utilityWizardCopy as copy } from './UtilityWizard.copy';

export type FeatureRowsProps = { features: UseFieldArrayReturn<UtilityFormValues, 'features'> };

/** Rows of a utility's features, with buttons to remove and add them. */
export function FeatureRows({ features: { fields, append, remove } }: FeatureRowsProps) {
  const { getValues, setFocus } = useFormContext<UtilityFormValues>();
  const addButton = useRef<HTMLButtonElement>(null);

  const add = () => append(nextFeature(getValues('features')), { focusName: `features.${fields.length}.feature` });

  /** Moves the focus to the next row, else to the one before, else to the Add button. */
  const removeAt = (row: number) => {
    flushSync(() => remove(row));
    const next = Math.min(row, fields.length - 2);
    if (next < 0) addButton.current?.focus();
    else setFocus(`features.${next}.feature`);
  };

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.featuresHelp}
      </Typography>
      {fields.length === 0 ? (
        <Typography>{copy.noFeatures}</Typography>
      ) : (
        <Box component="ol" sx={listStyles}>
          {fields.map(({ id }, row) => (
            <Box component="li" key={id} sx={rowStyles}>
              <Box sx={kindStyles}>
                <FormSelect<UtilityFormValues>
                  name={`features.${row}.feature`}
                  label={copy.feature(row + 1)}
                  options={optionsOf(featureLabels)}
                />
              </Box>
              <Box sx={orderStyles}>
                <FormNumberField<UtilityFormValues>
                  name={`features.${row}.displayOrder`}
                  label={<RowLabel row={row}>{copy.displayOrder}</RowLabel>}
                  step={1}
                />
              </Box>
              <Box sx={switchStyles}>
                <FormSwitch<UtilityFormValues>
                  name={`features.${row}.isEnabled`}
                  label={<RowLabel row={row}>{copy.isEnabled}</RowLabel>}
                />
              </Box>
              <Box sx={removeStyles}>
                <IconButton aria-label={copy.remove(row + 1)} onClick={() => removeAt(row)}>
                  <DeleteIcon size="1.25rem" />
                </IconButton>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Button
        ref={addButton}
        variant="outlined"
        startIcon={<PlusIcon size="1em" />}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {copy.addFeature}
      </Button>
    </>
  );
}

/** A label with the name of its row, which is visually hidden. */
function RowLabel({ row, children }: { row: number; children: string }) {
  return (
    <>
      <Box component="span" sx={visuallyHidden}>
        {`${copy.feature(row + 1)}, `}
      </Box>
      {children}
    </>
  );
}
