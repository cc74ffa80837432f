import { expect, it } from 'vitest';

import { emirateDetails } from '~/domain/parking/emirates';
import { composeMessage, emptyParking } from '~/domain/parking/message';
import { providers } from '~/domain/parking/providers';

import { parkingCopy } from './parking.copy';

it('the example message is a complete message for a car and a zone in Abu Dhabi', () => {
  const { number: recipientNumber, provider, words } = parkingCopy.message.example;
  const message = composeMessage(
    { emirate: 'abuDhabi', code: '16', number: '12345' },
    { ...emptyParking, area: 'abuDhabi', zoneCode: 'S', hours: 2 },
  );
  expect(message).toMatchObject({ recipientNumber, text: words.join(' '), missingFields: [] });
  expect(provider).toBe(parkingCopy.message.provider(emirateDetails.abuDhabi.name, providers.abuDhabi.name));
});
