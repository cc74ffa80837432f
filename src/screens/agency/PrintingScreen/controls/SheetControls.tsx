import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { applyMend } from '~/domain/printing/checks/issues';
import type { Issue, Mend } from '~/domain/printing/checks/issues';
import { wordsOf } from '~/domain/printing/checks/issueWords';
import { limits } from '~/domain/printing/settings/limits';
import { withMargin } from '~/domain/printing/settings/printSettings';
import { checkSheet } from '~/domain/printing/checks/runIssues';

import { printingCopy } from '../PrintingScreen.copy';
import { Row } from './Row';
import { SwitchRow } from './SwitchRow';
import type { ControlsProps } from './controls';

export function PaperControls({ settings, onChange, folding }: ControlsProps) {
  const turned = checkSheet(settings).find(({ mend }) => mend);
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
      {paper.name !== 'Custom' ? (
        <SegmentedChoice
          label={copy.orientation}
          options={copy.orientations}
          value={paper.orientation}
          onChange={(orientation) => onChange({ ...settings, paper: { ...paper, orientation } })}
        />
      ) : (
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
      {turned?.mend && <TurnHint issue={turned} mend={turned.mend} settings={settings} onChange={onChange} />}
    </SettingsGroup>
  );
}

type TurnHintProps = Pick<ControlsProps, 'settings' | 'onChange'> & { issue: Issue; mend: Mend };

/** The same paper the other way round has room for more. */
function TurnHint({ issue, mend, settings, onChange }: TurnHintProps) {
  const words = wordsOf(issue, settings);
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {words.text}.
      </Typography>
      <Button
        variant="outlined"
        size="small"
        sx={{ marginBlockStart: 1 }}
        onClick={() => onChange(applyMend(settings, mend))}
      >
        {words.mend}
      </Button>
    </div>
  );
}

export function MarginControls({ settings, onChange, folding }: ControlsProps) {
  const { margins, marginsLinked, gap, order } = settings;
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
      <Row>
        <NumberField
          label={copy.gapAcross}
          value={gap.x}
          limits={limits.gap}
          onChange={(x) => onChange({ ...settings, gap: { ...gap, x } })}
        />
        <NumberField
          label={copy.gapDown}
          value={gap.y}
          limits={limits.gap}
          onChange={(y) => onChange({ ...settings, gap: { ...gap, y } })}
        />
      </Row>
      <SegmentedChoice
        label={copy.order}
        options={copy.orders}
        value={order}
        onChange={(next) => onChange({ ...settings, order: next })}
      />
    </SettingsGroup>
  );
}
