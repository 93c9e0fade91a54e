/** What an office sets before it may write full tax invoices: its number for the tax, and where it is. */
export const registeredCompany = {
  ...{ vatin: 'OM1234567890', vatRate: '5', address: 'السعادة', way: '2214', building: '18', postalCode: '211' },
  phones: '23290000',
}
