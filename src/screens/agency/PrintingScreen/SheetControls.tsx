import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { limits } from '~/domain/printing/limits';
import { withMargin } from '~/domain/printing/printSettings';

import { printingCopy } from './PrintingScreen.copy';
import { Row } from './Row';
import { SwitchRow } from './SwitchRow';
import type { ControlsProps } from './controls';

export function PaperControls({ settings, onChange, folding }: ControlsProps) {
  const { paper } = settings;
  const copy = printingCopy.paper;
  const resize = (part: Partial<typeof paper.custom>) =>
    onChange({ ...settings, paper: { ...paper, custom: { ...paper.custom, ...part } } });
  return (
    <SettingsGroup title={copy.title} value={copy.value(settings)} {...folding('open')}>
      <SegmentedChoice
        label={copy.size}
        options={copy.options}
        value={paper.name}
        onChange={(name) => onChange({ ...settings, paper: { ...paper, name } })}
      />
      {paper.name === 'Custom' && (
        <Row>
          <NumberField
            label={copy.width}
            value={paper.custom.width}
            limits={limits.paper}
            onChange={(width) => resize({ width })}
          />
          <NumberField
            label={copy.height}
            value={paper.custom.height}
            limits={limits.paper}
            onChange={(height) => resize({ height })}
          />
        </Row>
      )}
    </SettingsGroup>
  );
}

export function MarginControls({ settings, onChange, folding }: ControlsProps) {
  const { margins, marginsLinked, gap } = settings;
  const copy = printingCopy.margins;
  return (
    <SettingsGroup title={copy.title} value={copy.value(settings)} {...folding('folded')}>
      <SwitchRow
        label={copy.linked}
        checked={marginsLinked}
        onChange={(linked) =>
          onChange({
            ...settings,
            marginsLinked: linked,
            margins: linked ? withMargin(margins, 'top', margins.top, linked) : margins,
          })
        }
      />
      <Row>
        {copy.sides.map(({ side, label }) => (
          <NumberField
            key={side}
            label={label}
            value={margins[side]}
            limits={limits.margin}
            onChange={(value) => onChange({ ...settings, margins: withMargin(margins, side, value, marginsLinked) })}
          />
        ))}
      </Row>
      <NumberField
        label={copy.gap}
        value={gap.x}
        limits={limits.gap}
        onChange={(value) => onChange({ ...settings, gap: { x: value, y: value } })}
      />
    </SettingsGroup>
  );
}
