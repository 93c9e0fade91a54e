import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { hireRulesNow } from '../../rules/queries.ts'
import { rewriteContract } from '../drafting.ts'
import { hireChanged, lineAdded, lineStruck } from '../facts.ts'
import { hireWords } from '../hire.ts'
import { AddLineInput, ChangeHireInput, StrikeLineInput } from '../inputs.ts'
import { type LoadedHire, loadHireForUpdate } from '../load-for-update.ts'
import { snapshotOf } from '../terms.ts'
import { lineRow, siteFields } from './hire-fields.ts'

const may = equipmentPermissions.quote

/** Once it was sent, a quotation stays as it was read: it is taken back first. */
export function mustBeDraft({ contract }: LoadedHire) {
  if (contract.state !== 'draft')
    throw new Refusal('equipment.sent', 'أُرسل هذا العرض إلى العميل، فلا يتغيّر. استعده أولًا، ثم صحّحه وأرسله من جديد.')
}

export const changeHire = command({
  name: 'equipment.change-hire',
  permission: may,
  input: ChangeHireInput,
  async run(work, { contractId, seen, ...asked }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    mustBeDraft(hire)
    const fields = siteFields(asked, await hireRulesNow(work.tx))
    const changed = changedIn(hire, fields, hireWords)
    if (changed.length === 0) {
      work.repeated()
      return { id: contractId }
    }
    if (seen !== hire.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    await work.tx
      .updateTable('hires')
      .set({ ...fields, version: hire.version + 1 })
      .where('contractId', '=', contractId)
      .execute()
    await rewriteContract(work, { ...hire, ...fields })
    work.record(hireChanged, contractId, { number: hire.contract.number, changed })
    return { id: contractId }
  },
})

export const addLine = command({
  name: 'equipment.add-line',
  permission: may,
  input: AddLineInput,
  async run(work, { id, contractId, ...asked }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    if (hire.lines.some((line) => line.id === id)) {
      work.repeated()
      return { id: contractId }
    }
    mustBeDraft(hire)
    const place = Math.max(0, ...hire.lines.map((line) => line.place)) + 1
    const { partyId } = hire.contract
    // By the hours of Ramadan the other lines were drafted with.
    const [first] = hire.lines
    const { ramadanHours } = first?.terms.agreed ?? (await hireRulesNow(work.tx))
    const rules = { standbyPercent: hire.standbyPercent, ramadanHours, discountPercent: hire.discountPercent }
    const { terms, ...row } = await lineRow(work, { id, contractId, place, partyId, asked, rules })
    await work.tx
      .insertInto('hireLines')
      .values({ ...row, snapshot: snapshotOf(terms) })
      .execute()
    await seenAnew(work, hire)
    work.record(lineAdded, contractId, { number: hire.contract.number, kind: terms.kind })
    return { id: contractId }
  },
})

export const strikeLine = command({
  name: 'equipment.strike-line',
  permission: may,
  input: StrikeLineInput,
  async run(work, { contractId, lineId }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const line = hire.lines.find(({ id }) => id === lineId)
    if (!line) {
      work.repeated()
      return { id: contractId }
    }
    mustBeDraft(hire)
    if (hire.lines.length + hire.pools.length === 1)
      throw new Refusal('equipment.last-line', 'يبقى في العرض بند واحد على الأقل. أضف غيره أولًا.')
    await work.tx.deleteFrom('hireLines').where('id', '=', lineId).execute()
    await seenAnew(work, hire)
    work.record(lineStruck, contractId, { number: hire.contract.number, kind: line.terms.kind })
    return { id: contractId }
  },
})

/** Whoever has the page open looks again. */
export async function seenAnew(work: Work, hire: LoadedHire) {
  await work.tx
    .updateTable('hires')
    .set({ version: hire.version + 1 })
    .where('contractId', '=', hire.contractId)
    .execute()
  await rewriteContract(work, hire)
}
