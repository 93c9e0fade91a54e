import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { type Asked, choice, kept, offered, search } from '#ui/list/filters.ts'
import { creditTransferStates } from './credit-transfer.ts'

export const creditTransferPath = (id: string) => `${creditTransfersPath}/${id}`
/** Where one asks that the credit of a customer goes to another. */
export const newCreditTransferPath = (partyId: string) => `${creditTransfersPath}/new?party=${partyId}`

export const creditTransferFilters = {
  q: search('ابحث برقم التحويل أو العميل'),
  party: kept(),
  state: choice('الحالة', 'كل الحالات', creditTransferStates),
  branch: offered('الفرع', 'كل الفروع'),
}

export type CreditTransfersAsked = Asked<typeof creditTransferFilters>
export const creditTransfersPerPage = 25
