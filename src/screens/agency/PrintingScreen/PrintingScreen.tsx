import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';

import { ScanChecks } from '~/components/printing/ScanChecks/ScanChecks';
import { sizes } from '~/components/theme/tokens';
import type { Design } from '~/domain/printing/design/design';
import { applyMend } from '~/domain/printing/checks/issues';
import type { Mend } from '~/domain/printing/checks/issues';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { failuresOf, hasErrors } from '~/domain/printing/checks/scanChecks';

import { AskBeforePrinting } from './AskBeforePrinting';
import { CodesNote } from './tags/CodesNote';
import { PrintingBoard } from './board/PrintingBoard';
import { PrintingHead } from './PrintingHead';
import type { PrintState } from './PrintingHead';
import { PrintingSettings } from './controls/PrintingSettings';
import type { Folding } from './controls/controls';
import { revealGroup } from './tags/revealGroup';
import type { PrintedTags } from './tags/tags';
import { usePreview } from './usePreview';
import { headHeight, keepsFocusInSight, wideWorkspace } from './workspace';

export type PrintingScreenProps = {
  settings: PrintSettings;
  onSettingsChange: (settings: PrintSettings) => void;
  /** The picture on the stickers, once one was chosen. */
  design?: Design;
  /** The last file, where it was refused, and why. */
  designRefusal?: { name: string; message: string };
  onDesignFile: (file: File) => void;
  /** What the addresses in the codes start with. */
  tagBase: string;
  tags: PrintedTags;
  printState: PrintState;
  /** Called inside the press, so that a window may be opened. */
  onPrint: () => void;
  onReset: () => void;
  /** Takes the settings that were used before; undefined while there are none. */
  onUseLast?: () => void;
};

/** The workspace keeps its own edges: it fills the window, and on a phone it runs from side to side. */
const withoutPageEdges = {
  marginBlockStart: 'calc(-1 * var(--page-start, 0px))',
  marginBlockEnd: 'calc(-1 * var(--page-end, 0px))',
  marginInline: { xs: 'calc(-1 * var(--page-sides, 0px))', md: 0 },
  paddingBlockEnd: { xs: 9, md: 2 },
};

/** Stickers to scale on their sheet, what they are made of, and the way to print them. */
export function PrintingScreen(props: PrintingScreenProps) {
  const {
    settings,
    onSettingsChange,
    design,
    designRefusal,
    onDesignFile,
    tagBase,
    tags,
    printState,
    onPrint,
    onReset,
    onUseLast,
  } = props;
  const onAPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const preview = usePreview(settings, tagBase, design !== undefined, tags.run);
  const [asks, setAsks] = useState(false);
  const [resets, setResets] = useState(0);
  const tagGroup = useRef<HTMLDetailsElement>(null);
  const { sheet, checks } = preview;

  const mend = (change: Mend) => onSettingsChange(applyMend(settings, change));
  const folding: Folding = (start) =>
    onAPhone ? { initiallyOpen: false, oneOf: 'settings' } : { initiallyOpen: start === 'open' };
  const scan = <ScanChecks checks={checks} onApply={mend} />;

  return (
    <Box sx={withoutPageEdges}>
      <PrintingHead
        state={printState}
        codes={
          <CodesNote
            tags={tags}
            copies={settings.quantity}
            state={printState}
            onChoose={() => revealGroup(tagGroup.current)}
          />
        }
        canPrint={sheet.fits && sheet.count > 0}
        onPrint={() => (hasErrors(checks) ? setAsks(true) : onPrint())}
        onUseLast={
          onUseLast &&
          (() => {
            setResets(resets + 1);
            onUseLast();
          })
        }
        onReset={() => {
          preview.setPage(0);
          setResets(resets + 1);
          onReset();
        }}
      />
      <Box sx={{ containerType: { md: 'inline-size' } }}>
        <Box
          sx={(theme) => ({
            display: { xs: 'block', md: 'grid' },
            gridTemplateColumns: 'minmax(0, 1fr) 304px',
            alignItems: 'start',
            gap: 2,
            [wideWorkspace(theme)]: {
              gridTemplateColumns: 'minmax(0, 1fr) 344px',
              alignItems: 'stretch',
              height: `calc(100vh - ${sizes.topBar + headHeight + 16}px)`,
              minHeight: 620,
            },
          })}
        >
          <PrintingBoard
            settings={settings}
            preview={preview}
            picture={design?.href}
            onMove={(element, position) =>
              onSettingsChange({ ...settings, [element]: { ...settings[element], ...position } })
            }
            onResize={(element, { width, height, ...place }) =>
              mend(element === 'qr' ? { qr: { size: width, ...place } } : { barcode: { width, height, ...place } })
            }
            onStart={(start) => onSettingsChange({ ...settings, start })}
            checks={!onAPhone && scan}
          />
          {onAPhone && <Box sx={[keepsFocusInSight, { p: 2, paddingBlockEnd: 0 }]}>{scan}</Box>}
          <PrintingSettings
            key={`${resets}-${onAPhone}`}
            settings={settings}
            onChange={onSettingsChange}
            folding={folding}
            picture={design}
            refusal={designRefusal}
            problem={sheet.fits ? undefined : sheet}
            failures={failuresOf(checks)}
            perPage={sheet.fits ? sheet.perPage : 0}
            onFile={onDesignFile}
            tags={tags}
            tagGroup={tagGroup}
          />
        </Box>
      </Box>
      <AskBeforePrinting open={asks} checks={checks} onPrint={onPrint} onApply={mend} onClose={() => setAsks(false)} />
    </Box>
  );
}
