import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { formatWithUnit } from '~/domain/number/formatNumber';
import { limits } from '~/domain/printing/settings/limits';
import type { Size } from '~/domain/printing/settings/paper';
import type { Point } from '~/domain/printing/sheet/sheetLayout';

import { FieldRow } from './FieldRow';
import { positionCopy as copy } from './position.copy';

export type PositionFieldsProps = {
  /** Position of the left and top edge, in per cent of the design. */
  position: Point;
  design: Size;
  onChange: (changes: Partial<Point>) => void;
};

/** Fields for the position of a code or a text line. */
export function PositionFields({ position, design, onChange }: PositionFieldsProps) {
  return (
    <FieldRow>
      <NumberField
        label={copy.left}
        value={position.x}
        limits={limits.position}
        convertedValue={formatWithUnit((position.x / 100) * design.width, 'mm', 1)}
        onChange={(x) => onChange({ x })}
      />
      <NumberField
        label={copy.top}
        value={position.y}
        limits={limits.position}
        convertedValue={formatWithUnit((position.y / 100) * design.height, 'mm', 1)}
        onChange={(y) => onChange({ y })}
      />
    </FieldRow>
  );
}
