import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import DeleteIcon from 'lucide-react/icons/trash-2';
import PlusIcon from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UseFieldArrayReturn } from 'react-hook-form';

import { FormNumberField } from '~/components/inputs/FormNumberField/FormNumberField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { LatestValue } from '~/components/inputs/LatestValue/LatestValue';
import { useLatestSavedValue } from '~/components/inputs/useLatestSavedValue';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii, sizes } from '~/components/theme/tokens';
import { createSelectOptions } from '~/domain/selectOptions';
import { featureLabels } from '~/domain/utility/utility';
import { createFeature } from '~/domain/utility/utilityDraft';
import type { UtilityFormValues } from '~/domain/utility/utilityDraft';

import { utilityWizardCopy as copy } from './UtilityWizard.copy';

export type FeatureRowsProps = { features: UseFieldArrayReturn<UtilityFormValues, 'features'> };

/** The features of a utility, one in each row, with buttons to add and remove features. */
export function FeatureRows({ features: { fields, append, remove } }: FeatureRowsProps) {
  const { getValues, setFocus, setValue } = useFormContext<UtilityFormValues>();
  const latestSaved = useLatestSavedValue<UtilityFormValues, 'features'>('features', useWatch({ name: 'features' }));
  const addButtonRef = useRef<HTMLButtonElement>(null);

  const addRow = () => append(createFeature(getValues('features')), { focusName: `features.${fields.length}.feature` });

  /** Removes a row. Focuses the next row, otherwise the previous row, otherwise the Add button. */
  const removeRow = (rowIndex: number) => {
    flushSync(() => remove(rowIndex));
    const nextRowIndex = Math.min(rowIndex, fields.length - 2);
    if (nextRowIndex < 0) addButtonRef.current?.focus();
    else setFocus(`features.${nextRowIndex}.feature`);
  };

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.featuresHelp}
      </Typography>
      {latestSaved && (
        <Typography variant="body2" component="div">
          <LatestValue
            text={latestSaved.latest.map(({ feature }) => featureLabels[feature]).join(', ')}
            onUse={() => {
              setValue('features', latestSaved.latest, { shouldDirty: true });
              addButtonRef.current?.focus();
            }}
          />
        </Typography>
      )}
      {fields.length === 0 ? (
        <Typography>{copy.noFeatures}</Typography>
      ) : (
        <Box component="ol" sx={listStyles}>
          {fields.map(({ id }, rowIndex) => (
            <Box component="li" key={id} sx={rowStyles}>
              <Box sx={featureFieldStyles}>
                <FormSelect<UtilityFormValues>
                  name={`features.${rowIndex}.feature`}
                  label={copy.feature(rowIndex + 1)}
                  options={createSelectOptions(featureLabels)}
                />
              </Box>
              <Box sx={orderFieldStyles}>
                <FormNumberField<UtilityFormValues>
                  name={`features.${rowIndex}.displayOrder`}
                  label={<RowLabel rowIndex={rowIndex}>{copy.displayOrder}</RowLabel>}
                  step={1}
                />
              </Box>
              <Box sx={switchStyles}>
                <FormSwitch<UtilityFormValues>
                  name={`features.${rowIndex}.isEnabled`}
                  label={<RowLabel rowIndex={rowIndex}>{copy.isEnabled}</RowLabel>}
                />
              </Box>
              <Box sx={removeButtonStyles}>
                <IconButton aria-label={copy.remove(rowIndex + 1)} onClick={() => removeRow(rowIndex)}>
                  <DeleteIcon size="1.25rem" />
                </IconButton>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Button
        ref={addButtonRef}
        variant="outlined"
        startIcon={<PlusIcon size="1em" />}
        onClick={addRow}
        sx={{ justifySelf: 'start' }}
      >
        {copy.addFeature}
      </Button>
    </>
  );
}

/** Label of a field in a row. It begins with a visually hidden name of the row, such as 'Feature 2'. */
function RowLabel({ rowIndex, children }: { rowIndex: number; children: string }) {
  return (
    <>
      <Box component="span" sx={visuallyHidden}>
        {`${copy.feature(rowIndex + 1)}, `}
      </Box>
      {children}
    </>
  );
}

const listStyles = { display: 'grid', gap: 1.5, listStyle: 'none' } satisfies SxProps<Theme>;

/** Styles of a row. Its fields wrap on phones and with large text. */
const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.control}px`,
} satisfies SxProps<Theme>;

const featureFieldStyles = { flex: '999 1 9rem' } satisfies SxProps<Theme>;
const orderFieldStyles = { flex: '1 1 8rem' } satisfies SxProps<Theme>;

/** Aligns the switch and the Remove button with the inputs instead of the labels above the inputs. */
const alignWithInputsStyles = { paddingBlockStart: { xs: 0, md: 'calc(1.25rem + 6px)' } };
const switchStyles = { flex: '1 0 auto', ...alignWithInputsStyles } satisfies SxProps<Theme>;
const removeButtonStyles = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'content-box',
  height: sizes.field,
  marginInlineEnd: -0.5,
  ...alignWithInputsStyles,
} satisfies SxProps<Theme>;
