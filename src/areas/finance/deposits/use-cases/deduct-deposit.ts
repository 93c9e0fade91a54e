import { recordsAsOne } from '#areas/customers/public.ts'
import type { ChargeKind } from '#areas/finance/invoices/charge-kinds.ts'
import { type Charge, heldCharges } from '#areas/finance/invoices/charges.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { bill } from '#areas/finance/invoices/issuing.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { pay } from '#areas/finance/receipts/allocations.ts'
import type { Deposit } from '#areas/finance/receipts/held-deposits.ts'
import { depositPot } from '#areas/finance/receipts/pots.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials, least } from '#values/money.ts'
import { depositDeducted } from '../facts.ts'
import { depositWithin, heldWithin } from '../held.ts'
import { DeductDepositInput } from '../inputs.ts'
import { whyPromised } from '../promised.ts'
import { settleWhenEmpty } from '../release.ts'

const may = financePermissions.deductDeposits

/** What the customer owes is paid from the deposit: charged first, with what proves it. The rest of a charge stays due. */
export const deductDeposit = command({
  name: 'finance.deduct-deposit',
  permission: may,
  input: DeductDepositInput,
  async run(work, { id, depositId, charge: told, amount = 0n, reason, evidence, ...raised }) {
    await onceFor(work, id)
    if (await wasDone(work, id)) {
      work.repeated()
      return { id: depositId }
    }
    const seen = await depositWithin(work, may, depositId)
    const charge = told === 'new' ? await charged(work, seen, { id, ...raised }) : await openCharge(work, seen, told)
    const deposit = await heldWithin(work, may, depositId)
    if (deposit.held === 0n) throw new Refusal('finance.deposit-empty', 'لا شيء محفوظًا من هذا التأمين. حدّث الصفحة.')
    const [file] = evidence
    if (!file && charge.debtAccount !== '9130')
      throw fieldFault('evidence', 'أرفق ما يثبت الخصم: صورة الضرر أو المحضر أو المخالفة.')
    const fileId = file ? await work.keepFile(file) : null
    const sum = told === 'new' ? least(openOf(charge), deposit.held) : mustFit(amount, { charge, deposit })
    await mustBeFree(work, deposit, { sum, field: told === 'new' ? 'price' : 'amount' })
    const allocationId = await pay(work, { pot: depositPot(deposit), charge, share: shareOf(charge, sum) })
    await work.tx.insertInto('depositDeductions').values({ id, allocationId, depositId, reason, fileId }).execute()
    const { contract, partyId, held } = deposit
    const happened = { contract, partyId, amount: sum, reason, charge: charge.description, left: held - sum }
    work.record(depositDeducted, depositId, happened)
    await settleWhenEmpty(work, depositId)
    return { id: depositId }
  },
})

const openOf = ({ openNet, openVat }: Charge) => openNet + openVat

const wasDone = async ({ tx }: Pick<Work, 'tx'>, id: string) =>
  (await tx.selectFrom('depositDeductions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

function mustFit(amount: bigint, { charge, deposit }: { charge: Charge; deposit: Deposit }) {
  if (amount > deposit.held) throw fieldFault('amount', `المحفوظ من التأمين ${inRials(deposit.held)} فقط.`)
  if (amount > openOf(charge)) throw fieldFault('amount', `بقي من المستحق ${inRials(openOf(charge))} فقط.`)
  return amount
}

/** What waits in a voucher, a request to keep it or a set-off is not taken from under it: it could be neither paid nor agreed to. */
async function mustBeFree(work: Work, deposit: Deposit, { sum, field }: { sum: bigint; field: string }) {
  const promised = await whyPromised(work, deposit)
  if (promised && sum > promised.free) throw fieldFault(field, promised.why)
}

/** A due of the same customer: a deposit asked for elsewhere is one too, so that what is held moves on to a new contract. */
async function openCharge(work: Work, { partyId, chargeId }: Deposit, told: string) {
  const charge = (await heldCharges(work, [told])).get(told)
  if (!charge || charge.id === chargeId || !(await recordsAsOne(work, partyId)).includes(charge.partyId))
    throw new Refusal('not-found', 'هذا المستحق ليس على هذا العميل. حدّث الصفحة.', 404)
  if (openOf(charge) === 0n) throw fieldFault('charge', 'سُدّد هذا المستحق. حدّث الصفحة.')
  return charge
}

type Raised = {
  id: string
  kind?: ChargeKind | undefined
  description?: string | undefined
  price?: bigint | undefined
}

async function charged(work: Work, { partyId, branchId, line, contract }: Deposit, { id, kind, description, price }: Raised) {
  if (!kind || !description || !price) throw new Error('a charge without what it is for')
  const today = dayOf(work.now())
  const proof = { ground: description, evidence: `ما أُرفق بالخصم من تأمين ${contract}` }
  const lines = [{ kind, line, description, quantity: 1000, unitPrice: price, discount: 0n, ...proof }]
  const dates = { suppliedFrom: today, suppliedUntil: today, dueOn: today }
  const papers = await bill(work, { id, partyId, branchId, ...dates, lines })
  for (const paper of papers) {
    const { number, net, vat } = paper
    work.record(invoiceIssued, paper.id, { number, kind: paper.kind, partyId, total: net + vat })
  }
  const chargeId = papers[0]?.charges[0]?.id ?? ''
  const charge = (await heldCharges(work, [chargeId])).get(chargeId)
  if (!charge) throw new Error(`no charge on ${id}`)
  return charge
}
