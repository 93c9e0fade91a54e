import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { operatorCorrected } from '../facts.ts'
import { CorrectOperatorInput } from '../inputs.ts'
import { operatorWords } from '../licence-field.ts'
import { operatorFoundBy, tieAccount, writeLicences } from './operator-fields.ts'

const may = equipmentPermissions.manageOperators

export const correctOperator = command({
  name: 'equipment.correct-operator',
  permission: may,
  input: CorrectOperatorInput,
  async run(work, { operatorId: id, seen, licences, ...asked }) {
    const { tx } = work
    const before = await tx.selectFrom('machineOperators').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    mustReach(work.actor, may, before)
    const had = await tx.selectFrom('operatorLicences').select(['kindId', 'validUntil']).where('operatorId', '=', id).execute()
    const inOrder = (all: readonly { kindId: string; validUntil: string }[]) =>
      all
        .map(({ kindId, validUntil }) => `${kindId} ${validUntil}`)
        .toSorted()
        .join(' ')
    const fields = { ...asked, accountId: asked.accountId ?? null }
    const changed = changedIn({ ...before, licences: inOrder(had) }, { ...fields, licences: inOrder(licences) }, operatorWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    await tieAccount(work, { id, accountId: asked.accountId })
    await tx
      .updateTable('machineOperators')
      .set({ ...fields, words: operatorFoundBy(asked), version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    await writeLicences(work, id, licences)
    work.record(operatorCorrected, id, { name: asked.name, changed })
    return { id }
  },
})
