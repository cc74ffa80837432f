import { NumberField } from '~/components/inputs/NumberField/NumberField';
import type { NumberLimits } from '~/domain/number/numberLimits';
import type { Size } from '~/domain/printing/settings/paper';

import { FieldRow } from '../shared/FieldRow';

export type SizeFieldsProps = {
  labels: { width: string; height: string };
  size: Size;
  limits: NumberLimits;
  onChange: (size: Size) => void;
};

export function SizeFields({ labels, size: { width, height }, limits, onChange }: SizeFieldsProps) {
  return (
    <FieldRow>
      <NumberField
        label={labels.width}
        value={width}
        limits={limits}
        onChange={(next) => onChange({ width: next, height })}
      />
      <NumberField
        label={labels.height}
        value={height}
        limits={limits}
        onChange={(next) => onChange({ width, height: next })}
      />
    </FieldRow>
  );
}
