import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { implementsToQuote } from '../../implements/queries.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { lineAdded, lineStruck } from '../facts.ts'
import { QuoteImplementInput, StrikeImplementInput } from '../inputs.ts'
import { loadLineForUpdate } from '../load-for-update.ts'
import { mustBeDraft, seenAnew } from './change-hire.ts'

const may = equipmentPermissions.quote

/** It goes along with the machine of this line, by its price of today. */
export const quoteImplement = command({
  name: 'equipment.quote-implement',
  permission: may,
  input: QuoteImplementInput,
  async run(work, { id, lineId, implementId }) {
    const { hire, line } = await loadLineForUpdate(work, lineId, may)
    if (line.implements.some((one) => one.id === id)) {
      work.repeated()
      return { id: hire.contractId }
    }
    mustBeDraft(hire)
    const fits = (await implementsToQuote(work.tx)).filter(({ kindId }) => kindId === line.kindId)
    const chosen = fits.find((one) => one.id === implementId)
    if (!chosen) throw fieldFault('implementId', 'اختر أداة تركب على هذا النوع.')
    if (hire.lines.some((one) => one.implements.some((along) => along.implementId === implementId)))
      throw fieldFault('implementId', 'هي في العرض. اختر غيرها.')
    const { dayPrice, monthPrice, name } = chosen
    await work.tx
      .insertInto('hireImplements')
      .values({
        ...{ id, lineId, implementId, dayPrice: dayPrice ?? 0n, monthPrice: monthPrice ?? 0n },
        ...{ occupancyId: null, outAt: null, backAt: null },
      })
      .execute()
    await seenAnew(work, hire)
    work.record(lineAdded, hire.contractId, { number: hire.contract.number, kind: name })
    return { id: hire.contractId }
  },
})

export const strikeImplement = command({
  name: 'equipment.strike-implement',
  permission: may,
  input: StrikeImplementInput,
  async run(work, { lineId, quotedId }) {
    const { hire, line } = await loadLineForUpdate(work, lineId, may)
    const struck = line.implements.find(({ id }) => id === quotedId)
    if (!struck) {
      work.repeated()
      return { id: hire.contractId }
    }
    mustBeDraft(hire)
    await work.tx.deleteFrom('hireImplements').where('id', '=', quotedId).execute()
    await seenAnew(work, hire)
    work.record(lineStruck, hire.contractId, { number: hire.contract.number, kind: struck.name })
    return { id: hire.contractId }
  },
})
