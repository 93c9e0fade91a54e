import { requestAccess } from '#areas/access/approvals/use-cases/request-access.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { conversationsDesk } from '#areas/assistant/public.ts'
import { askAssistant } from '#areas/assistant/use-cases/ask-assistant.ts'
import { handOverConversation } from '#areas/assistant/use-cases/hand-over-conversation.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { moveCash } from '#areas/finance/cash/use-cases/move-cash.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { receiveCheques } from '#areas/finance/cheques/use-cases/receive-cheques.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { issueProforma } from '#areas/finance/invoices/use-cases/issue-proforma.ts'
import { saveDraft } from '#areas/finance/invoices/use-cases/keep-drafts.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import { addTask } from '#areas/tasks/use-cases/add-task.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import type { FirstRole } from '#values/roles.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import type { testOffice } from './office.ts'
import { journal, postIt } from './postings.ts'

/** A record with somebody whose it is, and somebody of the same role whose it is not; `others` are what else its address names. */
export type Story = () => Promise<{ id: string; near: Ctx; far: Ctx; others?: Readonly<Record<string, string>> }>

export const pdf = { name: 'ورقة.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }

const { viewRequests, manageRequests } = sitePermissions

export function storiesOf(office: ReturnType<typeof testOffice>) {
  const house = () => ({ ...office.visitor(), actor: theHouseItself })

  async function colleague(word: string, role: FirstRole, branchId?: string): Promise<Ctx> {
    const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
    await grantRole(house(), { accountId: id, role, branchId })
    return { ...office.visitor(), actor: await actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }) }
  }

  /** A customer of one branch, and the managers of this branch and of another. */
  const customerOfABranch: Story = async () => {
    await openBranches(office.db)
    const near = await colleague('huda', 'branchManager', salalah)
    const far = await colleague('salim', 'branchManager', thumrait)
    const { id } = await registerCustomer(near, { kind: 'person', name: 'سعيد المعشني', phone: '91234567', branchId: salalah })
    return { id, near, far }
  }

  /** A box that a cashier of one branch keeps, and a cashier of another. */
  const aSessionOfABranch: Story = async () => {
    await openBranches(office.db)
    const near = await colleague('fatima', 'cashier', salalah)
    const far = await colleague('salma', 'cashier', thumrait)
    const { id: boxId } = await addBox(house(), { branchId: salalah, name: 'صندوق السعادة' })
    const { id } = await openSession(near, { boxId, rials1: '0' })
    return { id, near, far }
  }

  const aClosedSessionOfABranch: Story = async () => {
    const { id: sessionId, ...people } = await aSessionOfABranch()
    await countSession(people.near, { sessionId, rials1: '0' })
    await closeSession(people.near, { sessionId })
    return { id: sessionId, ...people }
  }

  /** Cash that a cashier has sent to the bank, and a cashier of another branch. */
  const aDepositOfABranch: Story = async () => {
    const { near, far } = await aSessionOfABranch()
    const { boxId } = await office.db.selectFrom('cashSessions').select('boxId').executeTakeFirstOrThrow()
    const [debit, credit] = [boxLeaf(boxId), { account: '2160', key: 'salim' }]
    await postIt(house(), journal([{ debit, credit, amount: 5_000n }]))
    const account = { bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'operating' as const }
    const bank = await addCompanyAccount(house(), account)
    const { id } = await moveCash(near, { moveId: near.newId(), to: `bank:${bank.id}`, amount: '5' })
    return { id, near, far }
  }

  /** A paper of one branch, and the managers of this branch and of another. */
  const anInvoiceOfABranch: Story = async () => {
    const { id: partyId, near, far } = await customerOfABranch()
    const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-14', dueOn: '2026-01-20' }
    const hire = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1', unitPrice1: '15' } as const
    const company = {
      vatin: 'OM1234567890',
      address: 'السعادة',
      way: '2214',
      building: '18',
      postalCode: '211',
      phones: '23290000',
    }
    await changeSettings(house(), company)
    const { papers } = await issueInvoice(near, { id: near.newId(), partyId, ...days, ...hire })
    return { id: papers[0]?.id ?? '', near, far }
  }

  /** What the manager of one branch showed a customer before anything was owed. */
  const aProformaOfABranch: Story = async () => {
    const { id: partyId, near, far } = await customerOfABranch()
    const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-14', dueOn: '2026-01-20' }
    const hire = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1', unitPrice1: '15' }
    const { id: draftId } = await saveDraft(near, { id: near.newId(), partyId, ...days, ...hire })
    return { id: (await issueProforma(near, { draftId })).id, near, far }
  }

  /** Money that the manager of one branch took by card, and the manager of another. */
  const aReceiptOfABranch: Story = async () => {
    const { id: partyId, near, far } = await customerOfABranch()
    const slip = { method1: 'card', amount1: '15', reference1: '004512' } as const
    const { id } = await receivePayment(near, { id: near.newId(), partyId, ...slip })
    return { id, near, far }
  }

  /** Cheques that the manager of one branch put into the vault. */
  const aListOfChequesOfABranch: Story = async () => {
    const { id: partyId, near, far } = await customerOfABranch()
    const cheque = { bank: 'بنك مسقط', number1: '381', dueOn1: '2026-01-15', amount1: '15' }
    const { id } = await receiveCheques(near, { id: near.newId(), partyId, ...cheque })
    return { id, near, far }
  }

  const aChequeOfABranch: Story = async () => {
    const { near, far } = await aListOfChequesOfABranch()
    const { id } = await office.db.selectFrom('cheques').select('id').executeTakeFirstOrThrow()
    return { id, near, far }
  }

  /** A refund that the manager of one branch asked for, and the manager of another. */
  const aPayoutOfABranch: Story = async () => {
    const { near, far } = await aReceiptOfABranch()
    const { partyId } = await office.db.selectFrom('receipts').select('partyId').executeTakeFirstOrThrow()
    const back = { amount: '10', method: 'bank-transfer', iban: 'OM810180000001299123456', purpose: 'دفع مرتين' } as const
    const { id } = await askRefund(near, { id: near.newId(), partyId, ...back })
    return { id, near, far }
  }

  /** The cheques of one branch at the bank. */
  const aSlipOfABranch: Story = async () => {
    const { id: chequeId, near, far } = await aChequeOfABranch()
    const iban = 'OM030270000000000000101'
    const { id: accountId } = await addCompanyAccount(house(), {
      bank: 'بنك مسقط',
      holder: 'التحالف',
      iban,
      heldFor: 'operating',
    })
    const { id } = await depositCheques(near, { id: near.newId(), accountId, chequeId })
    return { id, near, far }
  }

  /** A deposit that was paid by card to the manager of one branch, and the manager of another. */
  const aDepositHeld: Story = async () => {
    const { id: partyId, near, far } = await customerOfABranch()
    const asked = { line: 'cars', contract: 'CR-26-7', amount: '100', dueOn: '2026-01-15', releaseOn: '2026-01-15' } as const
    const { id } = await askDeposit(near, { id: near.newId(), partyId, ...asked })
    const slip = { method1: 'card', amount1: '100', reference1: '004513' } as const
    await receivePayment(near, { id: near.newId(), partyId, ...slip })
    return { id, near, far }
  }

  const aTaskOfOnesOwn: Story = async () => {
    const [near, far] = [await colleague('huda', 'cashier'), await colleague('salim', 'cashier')]
    await addTask(near, { title: 'عدّ الصندوق' })
    const { id } = await office.db.selectFrom('tasks').select('id').executeTakeFirstOrThrow()
    return { id, near, far }
  }

  const aRequestOfOnesOwn: Story = async () => {
    const [near, far] = [await colleague('huda', 'cashier'), await colleague('salim', 'cashier')]
    await requestAccess(near, { role: 'accountant', reason: 'أغطي المحاسبة' })
    const { id } = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
    return { id, near, far }
  }

  /** One that waits for an administrator, whom another manager is not. */
  const aRequestToDecide: Story = async () => {
    const [near, far] = [await colleague('maryam', 'administrator'), await colleague('said', 'branchManager')]
    const { id } = await aRequestOfOnesOwn()
    return { id, near, far }
  }

  /** Of somebody who does not work here: no administrator finds it among the staff. */
  const anAccountOfACustomer: Story = async () => {
    const near = await colleague('maryam', 'administrator')
    const { actor } = await customer('salim', '+96891234567')
    return { id: actor.id, near, far: near }
  }

  /** Read by whoever may read conversations; the inbox alone is not enough. */
  const aConversation: Story = async () => {
    const { conversationId: id } = await askAssistant(office.visitor(), {
      formId: office.visitor().newId(),
      question: 'كلّم موظفًا',
    })
    const contact = { formId: office.visitor().newId(), name: 'سالم', phone: '91234567' }
    await handOverConversation(office.visitor(), { ...contact, conversationId: id })
    await office.announce()
    const answers = [viewRequests, manageRequests, registeringCustomers, equipmentPermissions.quote]
    const [near, far] = [office.staff('huda', ...answers, conversationsDesk.permission), office.staff('salim', ...answers)]
    return { id, near, far }
  }

  const aTicketOfACustomer: Story = async () => {
    const [near, far] = [await customer('salim', '+96891234567'), await customer('said', '+96891234568')]
    const contact = { name: 'سالم الكثيري', phone: '91234567', email: 'salim@example.com', replyBy: 'email' } as const
    const { id } = await openTicket(near, { ...contact, formId: near.newId(), subject: 'فاتورة', text: 'مرتين.', files: [pdf] })
    return { id, near, far }
  }

  async function customer(word: string, phone: string): Promise<Ctx> {
    const ctx = office.customer(office.visitor().newId())
    const account = {
      id: ctx.actor.id,
      kind: 'customer' as const,
      name: word,
      phone,
      email: `${word}@example.com`,
      passwordHash: null,
    }
    await office.db
      .insertInto('userAccounts')
      .values({ ...account, status: 'active', demonstration: false, createdAt: ctx.now() })
      .execute()
    return ctx
  }

  return {
    ...{ customerOfABranch, aTaskOfOnesOwn, aRequestOfOnesOwn, aRequestToDecide, aTicketOfACustomer },
    ...{ aSessionOfABranch, aClosedSessionOfABranch, aDepositOfABranch, anInvoiceOfABranch, aReceiptOfABranch },
    ...{ aChequeOfABranch, aListOfChequesOfABranch, aSlipOfABranch, aPayoutOfABranch },
    ...{ aDepositHeld, aProformaOfABranch },
    ...{ anAccountOfACustomer, aConversation, customer, colleague },
  }
}
