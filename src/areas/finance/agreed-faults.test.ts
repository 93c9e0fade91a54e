import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { checkBooks } from './closing/checks.ts'
import { issueProforma } from './invoices/use-cases/issue-proforma.ts'
import { saveDraft } from './invoices/use-cases/keep-drafts.ts'
import { askSetOff } from './set-offs/use-cases/ask-set-off.ts'
import { askWriteOff } from './write-offs/use-cases/ask-write-off.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, wrong } = payersOf(office)
const { colleague } = boxesOf(office)

/** A proforma, a debt that was given up, and one that credit paid by agreement. */
async function agreed() {
  const [, salim, nasser] = [await box(), await customer(), await customer('ناصر المعشني')]
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const agree = (approvalId: string | null) => approve(said, { approvalId: approvalId ?? '' })
  const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-20' }
  const line = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1', unitPrice1: '10' }
  const draft = { id: id(), partyId: salim, ...days, ...line }
  await saveDraft(huda(), draft)
  await issueProforma(huda(), { draftId: draft.id })
  const lost = { amount1: '1', reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
  const given = { chargeId1: (await owes(salim, '20')).chargeId, ...lost }
  await agree((await askWriteOff(noura, { id: id(), partyId: salim, ...given })).approvalId)
  await pays(nasser, '7')
  const set = { pot: 'credit', amount1: '5', reason: 'اتفقنا', consent: 'كتب إلينا', evidence: [] }
  const paid = { chargeId1: (await owes(nasser, '20')).chargeId, ...set }
  await agree((await askSetOff(noura, { id: id(), partyId: nasser, ...paid })).approvalId)
}

const tampered: [string, string][] = [
  ['I08P', `update document_series set last = last + 1 where kind = 'proforma'`],
  ['I08P', `update proformas set sequence = sequence + 6`],
  ['I08w', `update document_series set last = last + 1 where kind = 'write-off'`],
  ['I08w', `update write_offs set sequence = sequence + 6`],
  ['I08s', `update document_series set last = last + 1 where kind = 'set-off'`],
  ['I08s', `update set_offs set sequence = sequence + 6`],
  ['I14s', `delete from set_off_allocations`],
  ['I14s', `update set_off_lines set amount = amount + 5`],
  ['I91c', `delete from write_off_postings`],
  ['I91c', `update write_off_lines set amount = amount + 5`],
  ['I91c', `delete from charge_movements where kind = 'written-off'`],
  ['I11', `update charges set debt_account = '9110'`],
]

test.each(tampered)('%s: what was agreed to and no longer agrees with the books is found: %s', async (code, change) => {
  await agreed()
  expect(await wrong()).toEqual([])
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(change).execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code: one, differences }) => (differences.length ? [one] : []))).toContain(code)
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})
