import { command } from '#platform/command.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { implementCorrected } from '../facts.ts'
import { implementWords } from '../implement.ts'
import { CorrectImplementInput } from '../inputs.ts'
import { asRow, may, mustBeCodedAlone, oneByOne, writeFits } from './implement-fields.ts'

/** What is quoted already keeps the price it was quoted by. */
export const correctImplement = command({
  name: 'equipment.correct-implement',
  permission: may,
  input: CorrectImplementInput,
  async run(work, { implementId: id, seen, kindIds, ...asked }) {
    await oneByOne(work)
    const row = await work.tx.selectFrom('machineImplements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    mustReach(work.actor, may, row)
    const fits = await work.tx.selectFrom('implementFits').select('kindId').where('implementId', '=', id).execute()
    const fields = asRow(asked)
    const before = { ...row, kindIds: inOrder(fits.map(({ kindId }) => kindId)) }
    const changed = changedIn(before, { ...fields, kindIds: inOrder(kindIds) }, implementWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== row.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    await mustBeCodedAlone(work, { id, code: fields.code })
    await work.tx
      .updateTable('machineImplements')
      .set({ ...fields, version: row.version + 1 })
      .where('id', '=', id)
      .execute()
    await writeFits(work, id, kindIds)
    work.record(implementCorrected, id, { code: fields.code, name: fields.name, changed })
    return { id }
  },
})

const inOrder = (ids: readonly string[]) => [...new Set(ids)].toSorted().join(' ')
