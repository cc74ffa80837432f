import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/circle-alert';
import { useId, useRef, useState } from 'react';

import { PhoneFrame } from '~/components/site/PhoneFrame/PhoneFrame';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { fixedColours, radii } from '~/components/theme/tokens';
import type { Message, MissingField, Parking } from '~/domain/parking/message';
import type { Plate } from '~/domain/parking/plate';
import type { FieldWithWarning } from '~/domain/parking/warnings';

import { formatUnfinishedMessage, findMessageFormatSourceText, getWarningText } from '../message.copy';
import { parkingCopy } from '../parking.copy';
import { providerCopy } from '../providers.copy';
import { uncheckedBubbleStyles } from './uncheckedBubbleStyles';
import { exampleStyles } from './exampleStyles';
import { MessageActions } from './MessageActions';
import { MessageHeader } from './MessageHeader';
import { MessageParts } from './MessageParts';
import { MessageQrCode } from './MessageQrCode';
import { MissingFields } from './MissingFields';
import { useDebouncedValue } from './useDebouncedValue';

const copy = parkingCopy.message;

export type MessagePhoneProps = {
  message: Message;
  plate: Plate;
  parking: Parking;
  /** Fields whose values look wrong. The phone shows a warning for each field. */
  warnings: readonly FieldWithWarning[];
  onGoToField: (field: MissingField) => void;
};

/** Delay in ms before screen readers announce the finished message, so that they do not speak while the user types. */
const announceDelay = 1000;

/** A picture of a phone with the SMS that pays for parking, its warnings, and buttons that open or copy the SMS. */
export function MessagePhone({ message, plate, parking, warnings, onGoToField }: MessagePhoneProps) {
  const { recipientNumber, words, text, missingFields } = message;
  const { area } = parking;
  const bubbleRef = useRef<HTMLParagraphElement>(null);
  const warningsId = useId();
  const [confirmedText, setConfirmedText] = useState('');
  const isReady = missingFields.length === 0;
  const isDoubtful = warnings.length > 0 && confirmedText !== text;
  const warningsText =
    warnings.length > 0 && copy.check(warnings.map((warning) => getWarningText(warning, plate, parking)));
  const isUntouched = text === '' && area === '';
  const announcement = useDebouncedValue(
    isReady ? [copy.ready(text, recipientNumber), warningsText].filter(Boolean).join(' ') : '',
    announceDelay,
  );
  return (
    <PhoneFrame label={copy.frame}>
      <MessageHeader hasExample={isUntouched} number={recipientNumber} area={area} />
      <MessageParts hasExample={isUntouched} parts={words} plate={plate} parking={parking} />
      <Typography
        ref={bubbleRef}
        {...(isUntouched && { 'aria-hidden': true, 'data-example': copy.example.words.join(' ') })}
        sx={[
          bubbleStyles,
          { userSelect: isReady ? 'all' : 'none' },
          (!isReady || isDoubtful) && uncheckedBubbleStyles,
          isUntouched && exampleBubbleStyles,
        ]}
      >
        {!isUntouched && (isReady ? text : formatUnfinishedMessage(words))}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {warningsText && (
        <Box id={warningsId} sx={warningsStyles}>
          <AlertIcon size={16} aria-hidden />
          <span>{warningsText}</span>
        </Box>
      )}
      <MissingFields isUntouched={isUntouched} fields={missingFields} onGoToField={onGoToField} />
      <MessageQrCode
        completeMessage={isReady ? { number: recipientNumber, text } : undefined}
        isDoubtful={isDoubtful}
        onConfirm={() => setConfirmedText(text)}
      />
      <MessageActions message={message} describedBy={warningsText ? warningsId : undefined} bubbleRef={bubbleRef} />
      {area && (
        <Typography variant="body2" sx={sourceStyles}>
          {findMessageFormatSourceText(area)} {copy.checkSign} {providerCopy[area].reliabilityWarning}{' '}
          {plate.emirate === area && providerCopy[area].ownPlateNote}
        </Typography>
      )}
    </PhoneFrame>
  );
}

const bubbleStyles = {
  alignSelf: 'end',
  maxWidth: '100%',
  p: '14px 18px',
  borderRadius: '20px 20px 4px 20px',
  bgcolor: fixedColours.blue,
  color: fixedColours.white,
  fontSize: { xs: '1.25rem', md: '1.0625rem', bar: '1.25rem' },
  lineHeight: 1.4,
  textWrap: 'balance',
  fontWeight: 600,
  letterSpacing: '0.01em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};

/** Styles of the bubble with the example. On phones, MessageStrip shows the example just above, so it is hidden. */
const exampleBubbleStyles = { ...exampleStyles, display: { xs: 'none', sm: 'block' } };

/** Styles of the note that says when the message format was last confirmed. */
const sourceStyles = { p: 1.5, borderRadius: `${radii.control}px`, bgcolor: 'tone.warnSoft', color: 'text.primary' };

const warningsStyles = {
  display: 'flex',
  gap: 1,
  p: 1.5,
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.mist',
  typography: 'body2',
  fontWeight: 500,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginBlockStart: '2px' },
};
