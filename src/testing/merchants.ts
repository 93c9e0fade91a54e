import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { agreeWithMerchant } from '#areas/parcels/merchants/use-cases/agree-with-merchant.ts'
import type { Ctx } from '#platform/context.ts'
import { salalah } from './branches.ts'
import { putInForce } from './contracts.ts'
import { withAccounts } from './customers-with-accounts.ts'
import type { testOffice } from './office.ts'

type Typed = Record<string, string | undefined>

/** Merchants of an office that takes parcels in, as its clerk agrees with them. */
export function merchantsOf(office: ReturnType<typeof testOffice>, clerk: () => Ctx) {
  const newId = () => office.visitor().newId()
  /** What is agreed with a merchant where nothing else is said. */
  const terms = {
    ...{ branchId: salalah, startsOn: '2026-01-15', endsOn: '2027-01-14', noticeDays: '30', autoRenew: 'yes' as const },
    ...{ codPercent: '1', codLeast: '0.300', returnShare: '40', cycle: 'weekly' as const, leastPayout: '10' },
    ...{ payDays: '0', zone1: 'all', firstKilo1: '1.200', furtherKilo1: '0.150' },
  }
  async function agreedWith(typed: Typed = {}, phone = '94440001') {
    const { id: partyId } = await registerCustomer(clerk(), { kind: 'company', name: `متجر لبان ${phone}`, phone })
    const id = newId()
    await agreeWithMerchant(clerk(), { id, partyId, ...terms, ...typed } as never)
    return { contractId: id, partyId, phone }
  }
  /** A merchant whose contract is in force. */
  async function aMerchant(typed: Typed = {}, phone?: string) {
    const made = await agreedWith(typed, phone)
    await putInForce(clerk(), made.contractId)
    return made
  }
  /** The same with an account that opens his record. */
  async function aMerchantAtHome(typed: Typed = {}, phone = '94440001') {
    const made = await aMerchant(typed, phone)
    const accountId = await withAccounts(office).account({ phone: `+968${phone}` })
    const joined = { accountId, partyId: made.partyId, joinedAt: office.visitor().now() }
    await office.db.insertInto('customerAccounts').values(joined).execute()
    return { ...made, ctx: office.customer(accountId) }
  }
  return { agreedWith, aMerchant, aMerchantAtHome }
}
