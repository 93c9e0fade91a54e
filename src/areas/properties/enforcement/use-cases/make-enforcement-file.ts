import { createHash } from 'node:crypto'
import { z } from 'zod'
import { contractHeld } from '#areas/contracts/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { isUpload, type Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { bindFile } from '../bound-file.ts'
import { type EnforcementPart, whyNotYet } from '../enforcement.ts'
import { enforcementFileMade } from '../facts.ts'
import { fileOfLease } from '../file-of-lease.ts'
import { MakeEnforcementFileInput } from '../inputs.ts'

const permission = may.makeEnforcementFiles

type Bound = { amount: bigint; partyId: string; stops: EnforcementPart[]; overOn: string | null }

/** One file for the court, kept as it was made: what the law needs and is not there stops it, what else is missing stands on its cover. */
const keepBound = command({
  name: 'properties.make-enforcement-file',
  permission,
  input: MakeEnforcementFileInput.extend({ bound: z.custom<Bound>().nullable(), paper: z.array(z.custom<Upload>(isUpload)) }),
  async run(work, { id, contractId, bound, paper: [paper] }) {
    const { number } = await contractHeld(work, contractId, permission)
    const before = await work.tx.selectFrom('enforcementFiles').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { contractId }
    }
    if (!bound || !paper)
      throw new Refusal('properties.enforcement-file-incomplete', whyNotYet(bound ?? { stops: [], overOn: null }))
    const fileId = await work.keepFile(paper)
    const sha256 = createHash('sha256').update(paper.bytes).digest('hex')
    const made = { madeBy: work.actor.id, madeAt: work.now() }
    await work.tx
      .insertInto('enforcementFiles')
      .values({ id, contractId, partyId: bound.partyId, amount: bound.amount, fileId, sha256, ...made })
      .execute()
    work.record(enforcementFileMade, contractId, { number, amount: bound.amount })
    return { contractId }
  },
})

/** It is bound before it is kept: nobody waits for the press behind it. */
async function bindAndKeep(ctx: Ctx, typed: z.input<typeof MakeEnforcementFileInput>) {
  const one = await fileOfLease(ctx, typed.contractId)
  if (!one) return keepBound(ctx, { ...typed, bound: null, paper: [] })
  const bound = { amount: one.late?.amount ?? 0n, partyId: one.partyId, stops: one.stops, overOn: one.overOn }
  if (one.stops.length > 0) return keepBound(ctx, { ...typed, bound, paper: [] })
  const pdf = await bindFile(ctx, one)
  return keepBound(ctx, { ...typed, bound, paper: [{ name: `ملف التنفيذ ${one.contract}.pdf`, bytes: Buffer.from(pdf) }] })
}

export const makeEnforcementFile = Object.assign(bindAndKeep, { permission })
