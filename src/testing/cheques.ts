import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { receiveCheques } from '#areas/finance/cheques/use-cases/receive-cheques.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payersOf } from './customers-who-pay.ts'
import type { testOffice } from './office.ts'

/** Customers who bring cheques, and the vault that keeps them. */
export function vaultOf(office: ReturnType<typeof testOffice>) {
  const payers = payersOf(office)
  const { huda, id } = payers
  let numbers = 380

  return {
    ...payers,
    /** One cheque of Bank Muscat, due on that day; its id. */
    async brings(partyId: string, amount: string, more: Record<string, string> = {}) {
      numbers += 1
      const cheque = { number1: String(numbers), dueOn1: '2026-01-15', amount1: amount }
      const list = await receiveCheques(huda(), { id: id(), partyId, bank: 'بنك مسقط', ...cheque, ...more })
      const row = office.db.selectFrom('cheques').select('id').where('listId', '=', list.id).orderBy('place')
      return (await row.executeTakeFirstOrThrow()).id
    },
    /** An account of the company at a bank. */
    async bank(heldFor: 'operating' | 'trust' = 'operating') {
      const iban = heldFor === 'trust' ? 'OM230180000000000000202' : 'OM030270000000000000101'
      return (await addCompanyAccount(huda(), { bank: 'بنك ظفار', holder: 'التحالف', iban, heldFor })).id
    },
    /** What lies in the safe, at the bank and came back, of this customer. */
    async vault(partyId: string) {
      const places = ['9210', '9220', '9230', '9290'].map((account) => balanceOf(office, { account, key: partyId }))
      return await Promise.all(places)
    },
    status: async (chequeId: string) =>
      (await office.db.selectFrom('cheques').select('status').where('id', '=', chequeId).executeTakeFirstOrThrow()).status,
  }
}
