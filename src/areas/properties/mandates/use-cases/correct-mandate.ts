import { contractHeld } from '#areas/contracts/public.ts'
import { changedIn } from '#areas/properties/changes.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { changedMeanwhile } from '#areas/properties/use-cases/correct-property.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { mandateCorrected } from '../facts.ts'
import { mandateWords } from '../field-words.ts'
import { CorrectMandateInput } from '../inputs.ts'
import { mandateIsInForce, mandateIsOver } from '../mandate.ts'
import { tellTheBooks } from '../money-terms.ts'
import { propertiesUnder } from '../under.ts'
import { fieldsOf } from './mandate-fields.ts'

const may = propertiesPermissions.correctMandates

/** Other terms between the company and the owner, from now on: what was posted under the ones before stays as it is. */
export const correctMandate = command({
  name: 'properties.correct-mandate',
  permission: may,
  input: CorrectMandateInput,
  async run(work, { contractId, seen, ...terms }) {
    const contract = await contractHeld(work, contractId, may)
    if (mandateIsOver(contract.state)) throw new Refusal('properties.mandate-over', 'انتهت هذه الاتفاقية. لا تُعدّل شروطها.')
    const before = await work.tx
      .selectFrom('mandates')
      .selectAll()
      .where('contractId', '=', contractId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const fields = fieldsOf(terms)
    const changed = changedIn(before, fields, mandateWords)
    if (changed.length === 0) {
      work.repeated()
      return { id: contractId }
    }
    if (seen !== before.version) throw changedMeanwhile()
    await work.tx
      .updateTable('mandates')
      .set({ ...fields, version: before.version + 1 })
      .where('contractId', '=', contractId)
      .execute()
    if (mandateIsInForce(contract.state)) await tellTheBooks(work, contractId)
    const { number, partyId } = contract
    const under = await propertiesUnder(work.tx, contractId)
    work.record(mandateCorrected, contractId, { number, partyId, properties: under.map(({ name }) => name), changed })
    return { id: contractId }
  },
})
