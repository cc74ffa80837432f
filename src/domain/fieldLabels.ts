/** Labels of fields that appear in more than one form. */
export const fieldLabels = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  phoneNumber: 'Phone number',
  address: 'Address',
  description: 'Description',
  defaultRedirectUrl: 'Default redirect URL',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
  /** Follows the label of a field that may be empty. */
  optional: '(optional)',
};
