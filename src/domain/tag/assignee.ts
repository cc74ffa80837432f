import { isEmail } from '../text/emailAddress';

/** The person to whom tags are assigned: a customer of the agency, or anyone else by their email address. */
export type Assignee = { customerId: string } | { email: string };

/** A customer to whom an agency can assign tags. */
export type AssignableCustomer = { id: string; name: string; email: string };

/** Returns the customer with the typed email address or, without one, the address. Undefined if it is invalid. */
export function readAssignee(text: string, customers: readonly AssignableCustomer[]): Assignee | undefined {
  const email = text.trim();
  if (!isEmail(email)) return undefined;
  const customer = customers.find((candidate) => candidate.email.toLowerCase() === email.toLowerCase());
  return customer ? { customerId: customer.id } : { email };
}
