import { createHash } from 'node:crypto'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { isUpload, type Upload } from '#platform/files/uploads.ts'
import { reaches } from '#platform/reach.ts'
import { held, movedMeanwhile } from '../held.ts'
import { SendInput, TakeBackInput } from '../inputs.ts'
import { send, takeBack } from '../moves.ts'
import { contractsPermissions } from '../permissions.ts'
import { askAll } from '../signing/asking.ts'
import { draftPaper, wordsOf } from '../templates/contract-paper.ts'

const may = contractsPermissions.sendForSignature

const Drawn = z.object({
  seen: z.number(),
  textId: z.uuid().nullable(),
  title: z.string(),
  text: z.string(),
})

/** The words a contract is sent in are kept with its paper, and never written anew. */
const sendDrawn = command({
  name: 'contracts.send-for-signature',
  permission: may,
  input: SendInput.extend({ drawn: Drawn.nullable(), paper: z.array(z.custom<Upload>(isUpload)) }),
  async run(work, { contractId, byCode, drawn, paper: [paper] }) {
    const one = await held(work, contractId, may)
    if (drawn && drawn.seen !== one.version) throw movedMeanwhile()
    await send(work, one)
    if (drawn && paper) {
      const { textId, title, text } = drawn
      const fileId = await work.keepFile(paper)
      const sha256 = createHash('sha256').update(paper.bytes).digest('hex')
      const made = { fileId, sha256, madeBy: work.actor.id, madeAt: work.now() }
      await work.tx
        .insertInto('contractPapers')
        .values({ id: work.newId(), contractId, textId, title, text, ...made })
        .execute()
    }
    if (byCode) await askAll(work, one)
    return { id: contractId }
  },
})

/** It is printed before the step is taken: nobody waits for the press behind it. */
async function printAndSend(ctx: Ctx, typed: z.input<typeof SendInput>) {
  const { contractId, byCode } = SendInput.parse(typed)
  const printed = await printedNow(ctx, contractId)
  if (!printed) return sendDrawn(ctx, { contractId, byCode, drawn: null, paper: [] })
  const { paper, ...drawn } = printed
  return sendDrawn(ctx, { contractId, byCode, drawn, paper: [paper] })
}

export const sendForSignature = Object.assign(printAndSend, { permission: may })

/** The paper of a draft within reach; what is neither is refused by the step itself. */
async function printedNow(ctx: Ctx, contractId: string) {
  const one = await ctx.db.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirst()
  if (one?.state !== 'draft' || !reaches(ctx.actor, may, one)) return null
  const waiting = { ...one, state: 'pending-signature' as const }
  const [words, pdf] = [await wordsOf(ctx, waiting), await draftPaper(ctx, waiting)]
  if (!words || !pdf) return null
  return { ...words, seen: one.version, paper: { name: `${one.number}.pdf`, bytes: Buffer.from(pdf) } }
}

export const takeBackContract = command({
  name: 'contracts.take-back',
  permission: may,
  input: TakeBackInput,
  async run(work, { contractId, reason }) {
    await takeBack(work, await held(work, contractId, may), reason)
    return { id: contractId }
  },
})
