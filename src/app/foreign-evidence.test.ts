import { expect, test } from 'vitest'
import { deductDeposit } from '#areas/finance/deposits/use-cases/deduct-deposit.ts'
import { addOutlayReceipt } from '#areas/finance/outlays/use-cases/close-outlay.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { attachFiles } from '#areas/records/use-cases/attach-files.ts'
import type { Ctx } from '#platform/context.ts'
import { amendStoriesOf } from '#testing/amends.ts'
import { testOffice } from '#testing/office.ts'
import { pdf, type Story, storiesOf } from '#testing/stories.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { loader as openFile } from './routes/file.ts'

const office = testOffice()
const stories = storiesOf(office)
const { aWriteOffOfABranch, aSetOffOfABranch, aCreditTransferOfABranch, anOutlayOfABranch } = amendStoriesOf(office)

/** What was attached to a paper of money, by whoever wrote it. */
const attachedTo =
  (kind: string, story: Story): Story =>
  async () => {
    const { id: recordId, near, far } = await story()
    await attachFiles(near, { kind, recordId, files: [pdf] })
    const { fileId } = await office.db.selectFrom('recordFiles').select('fileId').executeTakeFirstOrThrow()
    return { id: fileId, near, far }
  }

/** What shows that a debt is not worth chasing. */
const ofAWriteOff: Story = async () => {
  const { near, far } = await aWriteOffOfABranch()
  const { fileId } = await office.db.selectFrom('writeOffs').select('fileId').executeTakeFirstOrThrow()
  return { id: fileId ?? '', near, far }
}

/** What shows that a customer agreed to a set-off. */
const ofASetOff: Story = async () => {
  const { near, far } = await aSetOffOfABranch()
  const { depositId: pot, partyId } = await office.db
    .selectFrom('setOffs')
    .select(['depositId', 'partyId'])
    .executeTakeFirstOrThrow()
  const { id: chargeId1 } = await office.db
    .selectFrom('charges')
    .select('id')
    .where('kind', '=', 'car-hire')
    .executeTakeFirstOrThrow()
  const why = { reason: 'انتهى العقد', consent: 'كتب إلينا', evidence: [pdf] }
  await askSetOff(near, { id: near.newId(), partyId, pot: pot ?? '', chargeId1, amount1: '1', ...why })
  const shown = office.db.selectFrom('setOffs').select('fileId').where('fileId', 'is not', null)
  const { fileId } = await shown.executeTakeFirstOrThrow()
  return { id: fileId ?? '', near, far }
}

/** What shows that a customer agreed to give credit to another. */
const ofACreditTransfer: Story = async () => {
  const { near, far } = await aCreditTransferOfABranch()
  const { fileId } = await office.db.selectFrom('creditTransfers').select('fileId').executeTakeFirstOrThrow()
  return { id: fileId ?? '', near, far }
}

/** What shows why something was kept of a deposit. */
const ofADeduction: Story = async () => {
  const { id: depositId, near, far } = await stories.aDepositHeld()
  const damage = { charge: 'new', kind: 'car-damage', description: 'خدش في الباب', price: '5', reason: 'خدش' } as const
  await deductDeposit(near, { id: near.newId(), depositId, ...damage, evidence: [pdf] })
  const { fileId } = await office.db.selectFrom('depositDeductions').select('fileId').executeTakeFirstOrThrow()
  return { id: fileId ?? '', near, far }
}

/** What an authority gave for what we laid out. */
const ofAnOutlay: Story = async () => {
  const { id: outlayId, near, far } = await anOutlayOfABranch()
  await addOutlayReceipt(near, { id: near.newId(), outlayId, number: 'R-1', day: '2026-01-10', receipt: [pdf] })
  const { fileId } = await office.db.selectFrom('outlayReceipts').select('fileId').executeTakeFirstOrThrow()
  return { id: fileId, near, far }
}

/** Who opens the evidence of each act of money, and who does not. */
const evidence: [string, Story][] = [
  ['a write-off', ofAWriteOff],
  ['a set-off', ofASetOff],
  ['a transfer of credit', ofACreditTransfer],
  ['a deduction from a deposit', ofADeduction],
  ['what was laid out', ofAnOutlay],
  ['an invoice', attachedTo('invoice', stories.anInvoiceOfABranch)],
  ['a receipt', attachedTo('receipt', stories.aReceiptOfABranch)],
  ['a cheque', attachedTo('cheque', stories.aChequeOfABranch)],
  ['a payment voucher', attachedTo('payout', stories.aPayoutOfABranch)],
  ['a deposit', attachedTo('deposit', stories.aDepositHeld)],
]

test.each(evidence)(
  'the evidence of %s opens to its own branch, and is not there for another or for a customer',
  async (_, story) => {
    const { id, near, far } = await story()
    const open = (ctx: Ctx) => statusOf(openFile(visit(ctx, '/files', { params: { id } })))
    const strangers = [far, office.customer(office.visitor().newId()), office.staff('nobody')]
    expect(await open(near)).toBe(200)
    for (const stranger of strangers) expect(await open(stranger)).toBe(404)
    expect(await open(office.visitor()), 'asked to sign in').toBe(302)
    expect(await statusOf(openFile(visit(near, '/files', { params: { id: office.visitor().newId() } })))).toBe(404)
  },
)
