import type { PurchaseDraft } from '../../purchase/purchaseDraft';
import { formatPersonName } from '../../text/formatPersonName';
import type { PlanFailure } from '../plan';
import type { WorkspaceRecord } from '../records';
import type { WorkspaceState } from '../workspaceState';

type Purchase = WorkspaceRecord<'purchases'>;
export type Owner = WorkspaceRecord<'tags'>['owner'];

/** True if a draft does not change the buyer of a purchase. */
export const isSameBuyer = ({ buyer, buyerContentType }: PurchaseDraft, current: Purchase): boolean =>
  current.buyer === buyer && current.buyerType === buyerContentType;

/** Returns a failure if no customer or agency, depending on the buyer's type, has the name of the buyer. */
export function checkBuyer(
  state: WorkspaceState,
  { buyer, buyerContentType }: Pick<PurchaseDraft, 'buyer' | 'buyerContentType'>,
): PlanFailure | undefined {
  const isKnown = findBuyerIds(state, buyerContentType, buyer).length > 0;
  return isKnown ? undefined : { kind: 'unknown-buyer', buyer, table: getBuyerTable(buyerContentType) };
}

/** Returns the customer or agency, depending on the buyer's type, with this name. Undefined for none or several. */
export function findBuyer(state: WorkspaceState, buyerType: Purchase['buyerType'], buyer: string): Owner | undefined {
  const [id, otherId] = findBuyerIds(state, buyerType, buyer);
  if (id === undefined || otherId !== undefined) return undefined;
  return { type: buyerType === 'individual' ? 'individual' : 'agency', id };
}

/** Returns the table that contains the buyers of a type. */
export const getBuyerTable = (buyerType: Purchase['buyerType']) =>
  buyerType === 'individual' ? 'customers' : 'agencies';

/** Returns the ids of the customers or agencies, depending on the buyer's type, with this name. Ignores case. */
function findBuyerIds(state: WorkspaceState, buyerType: Purchase['buyerType'], buyer: string): string[] {
  const candidates =
    getBuyerTable(buyerType) === 'customers'
      ? Array.from(state.customers.values(), (customer) => ({ id: customer.id, name: formatPersonName(customer) }))
      : [...state.agencies.values()];
  return candidates.filter(({ name }) => name.toLowerCase() === buyer.toLowerCase()).map(({ id }) => id);
}
