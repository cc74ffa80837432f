import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { applyQuickFix } from '~/domain/printing/checks/issues';
import type { QuickFix } from '~/domain/printing/checks/issues';
import type { ScanCheck } from '~/components/printing/ScanChecks/checkRun';
import { getIssueText } from '~/components/printing/ScanChecks/getIssueText';
import { checkPrinterEdges } from '~/components/printing/ScanChecks/checkPrinterEdges';
import { limits } from '~/domain/printing/settings/limits';
import { setMargin } from '~/domain/printing/settings/printSettings';
import { checkSheet } from '~/domain/printing/checks/runIssues';

import { FieldRow } from '../shared/FieldRow';
import { SwitchRow } from '../shared/SwitchRow';
import type { PrintSettingsFieldsProps } from '../shared/printSettingsFieldsProps';
import { SizeFields } from './SizeFields';
import { controlsCopy } from './controls.copy';

type PaperFieldsProps = PrintSettingsFieldsProps & { presetField: ReactNode };

export function PaperFields({ settings, onChange, presetField }: PaperFieldsProps) {
  const rotationIssue = checkSheet(settings).find(({ quickFix }) => quickFix);
  const rotationText = rotationIssue && getIssueText(rotationIssue, settings);
  const { paper } = settings;
  const copy = controlsCopy.paper;
  return (
    <>
      <SegmentedControl
        label={copy.size}
        options={copy.options}
        value={paper.name}
        onChange={(name) => onChange({ ...settings, paper: { ...paper, name } })}
      />
      {paper.name !== 'Custom' ? (
        <SegmentedControl
          label={copy.orientation}
          options={copy.orientations}
          value={paper.orientation}
          onChange={(orientation) => onChange({ ...settings, paper: { ...paper, orientation } })}
        />
      ) : (
        <SizeFields
          labels={copy}
          size={paper.custom}
          limits={limits.paper}
          onChange={(custom) => onChange({ ...settings, paper: { ...paper, custom } })}
        />
      )}
      {rotationIssue?.quickFix && rotationText?.quickFixLabel && (
        <Suggestion
          text={rotationText.text}
          fix={{ label: rotationText.quickFixLabel, change: rotationIssue.quickFix }}
          onApply={(change) => onChange(applyQuickFix(settings, change))}
        />
      )}
      {presetField}
    </>
  );
}

type SuggestionProps = Pick<ScanCheck, 'text' | 'detail'> & {
  fix?: ScanCheck['quickFix'];
  onApply: (change: QuickFix) => void;
};

/** Suggestion to change the paper or the margins, with a button that applies its quick fix, if it has one. */
function Suggestion({ text, detail, fix, onApply }: SuggestionProps) {
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[text, detail].filter(Boolean).join('. ')}
      </Typography>
      {fix && (
        <Button variant="outlined" size="small" sx={{ marginBlockStart: 1 }} onClick={() => onApply(fix.change)}>
          {fix.label}
        </Button>
      )}
    </div>
  );
}

export function MarginFields({ settings, onChange }: PrintSettingsFieldsProps) {
  const { margins, marginsLinked, gap, order } = settings;
  const copy = controlsCopy.margins;
  return (
    <>
      <SwitchRow
        label={copy.linked}
        checked={marginsLinked}
        onChange={(linked) =>
          onChange({
            ...settings,
            marginsLinked: linked,
            margins: linked ? setMargin(margins, 'top', margins.top, linked) : margins,
          })
        }
      />
      <FieldRow>
        {copy.sides.map(({ value: side, label }) => (
          <NumberField
            key={side}
            label={label}
            value={margins[side]}
            limits={limits.margin}
            onChange={(value) => onChange({ ...settings, margins: setMargin(margins, side, value, marginsLinked) })}
          />
        ))}
      </FieldRow>
      {checkPrinterEdges(settings).map(({ id, text, detail, quickFix }) => (
        <Suggestion
          key={id}
          text={text}
          detail={detail}
          fix={quickFix}
          onApply={(change) => onChange(applyQuickFix(settings, change))}
        />
      ))}
      <FieldRow>
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
      </FieldRow>
      <SegmentedControl
        label={copy.order}
        options={copy.orders}
        value={order}
        onChange={(newOrder) => onChange({ ...settings, order: newOrder })}
      />
    </>
  );
}
