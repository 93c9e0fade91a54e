import { setPoolTotal, stockNow } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { poolCorrected } from '../facts.ts'
import { CorrectPoolInput } from '../inputs.ts'
import { type Piece, poolWords } from '../pool.ts'
import { piecesOf } from '../queries.ts'
import { mustBeNamedAlone, writePieces } from './pool-fields.ts'

/** What is on a hire already keeps the price of the day it was first taken. */
export const correctPool = command({
  name: 'equipment.correct-pool',
  permission: equipmentPermissions.managePools,
  input: CorrectPoolInput,
  async run(work, { poolId: id, seen, total, pieces, ...asked }) {
    const { version, ...before } = await poolAsItWas(work, id)
    const changed = changedIn(before, { ...asked, total, pieces: inWords(pieces) }, poolWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    await mustBeNamedAlone(work, { id, name: asked.name })
    if (asked.unit !== before.unit) await mustBeUntaken(work, id)
    if (total !== before.total) await setPoolTotal(work, { id, total, field: 'total' })
    await work.tx
      .updateTable('equipmentPools')
      .set({ ...asked, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await writePieces(work, id, pieces)
    work.record(poolCorrected, id, { name: asked.name, changed })
    return { id }
  },
})

const inWords = (pieces: readonly Piece[]) => pieces.map(({ name, lost, damaged }) => `${name} ${lost} ${damaged}`).join('|')

async function poolAsItWas(work: Work, id: string) {
  const pool = await work.tx
    .selectFrom('equipmentPools')
    .select(['name', 'unit', 'monthPrice', 'deposit', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!pool) throw new Refusal('not-found', 'لا توجد هذه السقالات.', 404)
  const [stock] = await stockNow({ db: work.tx }, [id])
  return { ...pool, total: stock?.total ?? 0, pieces: inWords(await piecesOf(work.tx, id)) }
}

/** What was taken was counted in its unit. */
async function mustBeUntaken({ tx }: Work, poolId: string) {
  const taken = await tx.selectFrom('hirePools').select('poolId').where('poolId', '=', poolId).executeTakeFirst()
  if (taken) throw fieldFault('unit', 'أُخرج منها بهذه الوحدة، فلا تتغيّر. أضف غيرها بالوحدة الجديدة.')
}
