import type { Ctx } from '#platform/context.ts'
import { payersOf } from './customers-who-pay.ts'
import { withAccounts } from './customers-with-accounts.ts'
import type { testOffice } from './office.ts'
import type { Story } from './stories.ts'

/** Customers who look at their money in their own account. */
export function ownersOf(office: ReturnType<typeof testOffice>) {
  const payers = payersOf(office)
  const { account } = withAccounts(office)
  let phones = 0

  async function owner(name = 'سالم الكثيري'): Promise<{ partyId: string; ctx: Ctx }> {
    phones += 1
    const partyId = await payers.customer(name)
    const accountId = await account({ name, phone: `+9689300${String(phones).padStart(4, '0')}` })
    const joinedAt = office.visitor().now()
    await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt }).execute()
    return { partyId, ctx: office.customer(accountId) }
  }
  return { ...payers, owner }
}

/** Papers of one customer, and another customer with an account. */
export function moneyStoriesOf(office: ReturnType<typeof testOffice>) {
  const { owner, owes, pays, box } = ownersOf(office)

  async function two() {
    const [salim, said] = [await owner(), await owner('سعيد المعشني')]
    return { salim, near: salim.ctx, far: said.ctx }
  }

  const anInvoiceOfOnesOwn: Story = async () => {
    const { salim, near, far } = await two()
    const { invoiceId } = await owes(salim.partyId, '15')
    return { id: invoiceId, near, far }
  }

  const aReceiptOfOnesOwn: Story = async () => {
    const { salim, near, far } = await two()
    await box()
    const { id } = await pays(salim.partyId, '15')
    return { id, near, far }
  }

  return { two, anInvoiceOfOnesOwn, aReceiptOfOnesOwn }
}
