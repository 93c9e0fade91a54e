import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { connectProvider } from '#areas/finance/online/use-cases/connect-provider.ts'
import { startOnlinePayment } from '#areas/finance/online/use-cases/start-online-payment.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import type { Ctx } from '#platform/context.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import { payersOf } from './customers-who-pay.ts'
import { withAccounts } from './customers-with-accounts.ts'
import type { testOffice } from './office.ts'
import { pdf, type Story } from './stories.ts'

/** Customers who look at their money in their own account. */
export function ownersOf(office: ReturnType<typeof testOffice>) {
  const payers = payersOf(office)
  const { account: opened } = withAccounts(office)
  let phones = 0

  async function owner(name = 'سالم الكثيري'): Promise<{ partyId: string; ctx: Ctx }> {
    phones += 1
    const partyId = await payers.customer(name)
    const accountId = await opened({ name, phone: `+9689300${String(phones).padStart(4, '0')}` })
    const joinedAt = office.visitor().now()
    await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt }).execute()
    return { partyId, ctx: office.customer(accountId) }
  }
  /** An account of the company that customers may transfer to. */
  async function account() {
    const iban = 'OM030270000000000000101'
    const shown = { bank: 'بنك مسقط', holder: 'التحالف', iban, heldFor: 'operating', shown: 'yes' } as const
    return (await addCompanyAccount(payers.huda(), shown)).id
  }
  return { ...payers, owner, account }
}

/** Papers of one customer, and another customer with an account. */
export function moneyStoriesOf(office: ReturnType<typeof testOffice>) {
  const { owner, owes, pays, box, account, huda } = ownersOf(office)

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

  async function shown(from: Ctx) {
    const form = { account: await account(), amount: '15', transferredOn: '2026-01-14', reference: 'BM-88410993' }
    return sendProof(from, { id: from.newId(), file: [pdf], ...form })
  }

  const aProofOfOnesOwn: Story = async () => {
    const { near, far } = await two()
    const { id } = await shown(near)
    return { id, near, far }
  }

  /** What a customer of one branch has shown, to whoever confirms there, and to whoever does elsewhere. */
  const aProofOfABranch: Story = async () => {
    await openBranches(office.db)
    const { near: salim } = await two()
    const { id } = await shown(salim)
    const { branchId } = await office.db.selectFrom('transferProofs').select('branchId').executeTakeFirstOrThrow()
    const elsewhere = branchId === salalah ? thumrait : salalah
    const confirms = (name: string, at: string) =>
      office.staffWithin(name, { branchIds: [at] }, may.viewReceipts, may.confirmTransfers)
    return { id, near: confirms('fatima', branchId), far: confirms('salma', elsewhere) }
  }

  /** The file of it, for its customer. */
  const aFileOfAProof: Story = async () => {
    const { near, far } = await aProofOfOnesOwn()
    const { fileId } = await office.db.selectFrom('transferProofs').select('fileId').executeTakeFirstOrThrow()
    return { id: fileId, near, far }
  }

  /** One under way with a provider that is not there: nobody asks it but the customer, and whoever takes money in that branch. */
  async function aPaymentUnderWay() {
    await openBranches(office.db)
    const { near, far } = await two()
    await connectProvider(huda(), {
      place: 'http://127.0.0.1:9',
      publishableKey: 'told',
      secretKeyPassword: 'none',
      webhookPassword: 'none',
    })
    const { id } = await startOnlinePayment(near, { id: near.newId(), amount: '15', due: [] })
    const { branchId } = await office.db.selectFrom('onlinePayments').select('branchId').executeTakeFirstOrThrow()
    return { id, near, far, branchId, elsewhere: branchId === salalah ? thumrait : salalah }
  }

  const aPaymentOfOnesOwn: Story = async () => {
    const { id, near, far } = await aPaymentUnderWay()
    return { id, near, far }
  }

  const aPaymentOfABranch: Story = async () => {
    const { id, branchId, elsewhere } = await aPaymentUnderWay()
    const takes = (name: string, at: string) =>
      office.staffWithin(name, { branchIds: [at] }, may.viewReceipts, may.receivePayments, may.preparePayouts)
    return { id, near: takes('fatima', branchId), far: takes('salma', elsewhere) }
  }

  return {
    aPaymentOfOnesOwn,
    aPaymentOfABranch,
    anInvoiceOfOnesOwn,
    aReceiptOfOnesOwn,
    aProofOfOnesOwn,
    aProofOfABranch,
    aFileOfAProof,
  }
}
