import { emirateFacts } from './emirates';
import { explainSignNumber, explainZone } from './message';
import type { Parking, Plate } from './message';
import { codeShapes, explainCode, explainNumber, tidy } from './plate';
import { providers } from './providers';

const most = ['six', 'seven', 'eight', 'nine', 'ten'] as const;

/**
 * What in a message does not look right, a sentence for each: a message can be sent with all of them, for plates and
 * zones change. What the place's message does not say is not doubted.
 */
export function doubtsOf(plate: Plate, parking: Parking): string[] {
  const provider = parking.place ? providers[parking.place] : undefined;
  if (!provider) return [];
  const pieces = provider.words[plate.emirate === parking.place ? 'own' : 'other'].flat();
  return [
    pieces.includes('code') && doubtCode(plate),
    pieces.includes('number') && doubtNumber(plate.number),
    doubtZone(parking),
    provider.number === null && explainSignNumber(parking.signNumber),
  ].filter((doubt) => typeof doubt === 'string');
}

function doubtCode({ emirate, code }: Plate): string | undefined {
  if (explainCode(emirate, code) === undefined) return undefined;
  if (emirate === '') return `${tidy(code)} does not look like a plate code.`;
  const { name } = emirateFacts[emirate];
  return `The plate code ${tidy(code)} does not fit ${name}; codes there have ${codeShapes[emirate].words}.`;
}

function doubtNumber(number: string): string | undefined {
  if (explainNumber(number) === undefined) return undefined;
  const tidied = tidy(number);
  if (!/^\d+$/.test(tidied)) return 'The plate number has more than digits in it.';
  const count = most[tidied.length - 6] ?? String(tidied.length);
  return `The plate number has ${count} digits; UAE plates have at most five.`;
}

function doubtZone({ place, zone }: Parking): string | undefined {
  if (!place || explainZone(place, zone) === undefined) return undefined;
  return `The zone ${tidy(zone)} does not look like one of ${emirateFacts[place].name}.`;
}
