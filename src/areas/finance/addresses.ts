/** Where pages of later rooms are, for those that lead to them from earlier ones. */

/** What the bank has shown to go out is undone only when it came back: told wherever a payment is reversed. */
export const backAtBank = 'إن أظهر البنك خروجه فلا تعكسه إلا إن أعاده، ثم طابق سطر عودته بالقيد العكسي.'

export const banksPath = '/admin/finance/banks'

export const importsPath = '/admin/finance/opening'

export const onlinePath = '/admin/finance/online'

export const onlinePaymentPath = (id: string) => `${onlinePath}/${id}`
export const poolsPath = '/admin/finance/owners'
export const payoutsPath = '/admin/finance/payouts'
/** Where one asks for what a customer is to have back. */
export const newPayoutPath = (partyId: string) => `${payoutsPath}/new?party=${partyId}`
export const accountsPath = '/admin/finance/customers'
export const statementPath = (partyId: string) => `${accountsPath}/${partyId}`
export const creditTransfersPath = '/admin/finance/credit-transfers'
