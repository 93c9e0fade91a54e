import { z } from 'zod'
import { needsApproval, requestApproval } from '#areas/access/public.ts'
import { freeStock } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { poolWriteOffAsked } from '../facts.ts'
import { WriteOffPoolInput } from '../inputs.ts'
import { poolUnits } from '../pool.ts'
import { piecesOf } from '../queries.ts'
import { AskedPoolWriteOff, approvePoolWriteOff, heldPool, writeOff } from '../writing-off.ts'

/** What is lost of a pool leaves its count: at once where it is cheap, above the limit of the office once somebody else agrees. */
export const writeOffPool = command({
  name: 'equipment.write-off-pool',
  permission: equipmentPermissions.managePools,
  input: WriteOffPoolInput,
  async run(work, { id, poolId, seen, quantity, lost, why }) {
    const { name, unit, version } = await heldPool(work, poolId)
    const before = await work.tx.selectFrom('poolWriteOffs').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { poolId, waits: false }
    }
    // The boxes of the form are those of the list that was seen.
    if (seen !== version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    const free = await freeStock(work, poolId)
    if (quantity > free)
      throw fieldFault('quantity', free > 0 ? `في الساحة منها ${free}. اكتب كمية لا تزيد عليها.` : 'لا شيء منها في الساحة ليُشطب.')
    const counted = (await piecesOf(work.tx, poolId)).flatMap((piece) => {
      const count = lost.find(({ place }) => place === piece.place)?.count ?? 0
      return count > 0 ? [{ ...piece, count }] : []
    })
    const amount = counted.reduce((sum, one) => sum + BigInt(one.count) * one.lost, 0n)
    const pieces = counted.map((one) => `${one.name} ${one.count}`).join('، ')
    const asked = { id, poolId, quantity, pieces, amount: String(amount), why, by: work.actor.name }
    // Of what has no price nobody says alone that it was cheap.
    if (amount > 0n && !(await needsApproval(work, approvePoolWriteOff, amount))) {
      await writeOff(work, asked, null)
      return { poolId, waits: false }
    }
    await requestApproval(work, {
      ...{ action: approvePoolWriteOff.action, title: `شطب ${quantity} ${poolUnits[unit]} ${name}`, subjectId: poolId },
      ...{ amount: amount > 0n ? amount : null, reason: why, payload: z.encode(AskedPoolWriteOff, asked) },
    })
    work.record(poolWriteOffAsked, poolId, { name, quantity, unit: poolUnits[unit], amount, why })
    return { poolId, waits: true }
  },
})
