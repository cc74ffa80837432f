import { useState } from 'react';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { formatWithUnit } from '~/domain/number/formatNumber';
import type { NumberLimits } from '~/domain/number/numberLimits';
import { resizeInProportion } from '~/domain/printing/settings/proportionalSize';
import type { ProportionalSize } from '~/domain/printing/settings/proportionalSize';
import type { Size } from '~/domain/printing/settings/paper';

import { FieldRow } from '../shared/FieldRow';
import { SwitchRow } from '../shared/SwitchRow';
import { controlsCopy } from './controls.copy';

export type SizeFieldsProps = {
  labels: { width: string; height: string };
  size: Size;
  limits: NumberLimits;
  /** Error messages that depend on other settings, such as for a size that is too small for a code. */
  errors?: { [Side in keyof Size]?: string } | undefined;
  /** True if both sides change in proportion. If undefined, the fields cannot be linked. */
  isLinked?: boolean;
  onLinkedChange?: (linked: boolean) => void;
  onChange: (size: Size) => void;
};

/** Returns the note for a side that was clamped to a limit, which has changed the proportion. */
function formatLimitNote({ reachedLimit }: ProportionalSize, limits: NumberLimits) {
  const { link } = controlsCopy;
  return (
    reachedLimit && `${link.reached[reachedLimit](formatWithUnit(limits[reachedLimit], limits.unit))} ${link.note}`
  );
}

/** Fields for width and height, which can be linked. */
export function SizeFields({ labels, size, limits, errors, isLinked, onLinkedChange, onChange }: SizeFieldsProps) {
  // Last size that a linked field has set. Each keystroke scales `base`, the size before the first keystroke, so that
  // rounding and limits do not add up to a changed proportion.
  const [lastResize, setLastResize] = useState<ProportionalSize & { base: Size; changedSide: keyof Size }>();
  const { width, height } = size;
  const currentResize =
    isLinked && lastResize?.size.width === width && lastResize.size.height === height ? lastResize : undefined;

  const changeSide = (side: keyof Size) => (length: number) => {
    if (!isLinked) {
      onChange({ width, height, [side]: length });
      return;
    }
    const base = currentResize?.base ?? { width, height };
    const resized = resizeInProportion(base, side, length, limits);
    setLastResize({ ...resized, base, changedSide: side });
    onChange(resized.size);
  };
  const renderField = (side: keyof Size) => (
    <NumberField
      label={labels[side]}
      value={size[side]}
      limits={limits}
      liveError={errors?.[side]}
      helperText={
        currentResize && currentResize.changedSide !== side ? formatLimitNote(currentResize, limits) : undefined
      }
      onChange={changeSide(side)}
    />
  );

  return (
    <>
      {onLinkedChange && (
        <SwitchRow
          label={controlsCopy.link.label}
          checked={Boolean(isLinked)}
          onChange={(next) => {
            setLastResize(undefined);
            onLinkedChange(next);
          }}
        />
      )}
      <FieldRow>
        {renderField('width')}
        {renderField('height')}
      </FieldRow>
    </>
  );
}
