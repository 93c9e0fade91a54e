import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Ctx, Work } from '#platform/context.ts'
import { isUpload, type Upload } from '#platform/files/uploads.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { type Contract, movedMeanwhile } from './held.ts'
import { send } from './moves.ts'
import { draftPaper, wordsOf } from './templates/contract-paper.ts'

const Drawn = z.object({ seen: z.number(), textId: z.uuid().nullable(), title: z.string(), text: z.string() })

/** What a command that sends a contract is given besides: its paper, printed before. */
export const printedShape = { drawn: Drawn.nullable(), paper: z.array(z.custom<Upload>(isUpload)) }
type Printed = { drawn: z.output<typeof Drawn> | null; paper: readonly Upload[] }

/** The paper of a draft within reach, printed before the step is taken: nobody waits for the press behind it. */
export async function printedNow(ctx: Ctx, contractId: string, permission: Permission) {
  const none = { drawn: null, paper: [] }
  const one = await ctx.db.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirst()
  if (one?.state !== 'draft' || !reaches(ctx.actor, permission, one)) return none
  const waiting = { ...one, state: 'pending-signature' as const }
  const [words, pdf] = [await wordsOf(ctx, waiting), await draftPaper(ctx, waiting)]
  if (!words || !pdf) return none
  return { drawn: { ...words, seen: one.version }, paper: [{ name: `${one.number}.pdf`, bytes: Buffer.from(pdf) }] }
}

/** The words a contract is sent in are kept with its paper, and never written anew. */
export async function sendPrinted(work: Work, one: Contract, { drawn, paper: [paper] }: Printed) {
  if (drawn && drawn.seen !== one.version) throw movedMeanwhile()
  await send(work, one)
  if (!drawn || !paper) return
  const { textId, title, text } = drawn
  const fileId = await work.keepFile(paper)
  const sha256 = createHash('sha256').update(paper.bytes).digest('hex')
  const made = { fileId, sha256, madeBy: work.actor.id, madeAt: work.now() }
  await work.tx
    .insertInto('contractPapers')
    .values({ id: work.newId(), contractId: one.id, textId, title, text, ...made })
    .execute()
}
