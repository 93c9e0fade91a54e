import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { contractHeld, contractsNamed } from '#areas/contracts/public.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { isUpload, type Upload } from '#platform/files/uploads.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { type DrawnNotice, drawnUp, printNotice } from '../drawing.ts'
import { noticeServed } from '../facts.ts'
import { ServeNoticeInput } from '../inputs.ts'
import { oneOnTheLadder } from '../standing.ts'
import { noticeTask } from '../tasks.ts'
import { noticeNumber, stepsAfter, type WarningStep } from '../warning.ts'

const permission = may.serveNotices

type Printed = { drawn: DrawnNotice; sequence: number }

/** The words and sums a notice is sent with are those of its paper; they are kept, and never written anew. */
const serveDrawn = command({
  name: 'properties.serve-notice',
  permission,
  input: ServeNoticeInput.extend({
    printed: z.custom<Printed>().nullable(),
    paper: z.array(z.custom<Upload>(isUpload)),
  }),
  async run(work, { id, contractId, step, reason = null, printed, paper: [paper] }) {
    const { partyId } = await contractHeld(work, contractId, permission)
    const before = await work.tx.selectFrom('formalNotices').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const lease = await mustBeOwed(work, { contractId, partyId })
    mustBeItsTurn(work, lease, { step, reason })
    if (!printed || !paper || printed.drawn.amount !== lease.amount) throw changed()
    await keep(work, { id, contractId, partyId, step, reason, ...printed, paper })
    await settleTasks(work, noticeTask(contractId))
    return { id }
  },
})

const changed = () => new Refusal('properties.arrears-changed', 'تغيّر ما على المستأجر الآن. حدّث الصفحة.')

/** Nobody is warned of what a cheque, a promise or a transfer covers. */
async function mustBeOwed(work: Work, { contractId, partyId }: { contractId: string; partyId: string }) {
  const found = await oneOnTheLadder(work, { today: dayOf(work.now()), contractId, partyId })
  if (found) return found
  throw new Refusal('properties.nothing-to-warn-of', 'لا متأخر على هذا العقد لا يغطيه شيك أو وعد قائم أو تحويل بانتظار التأكيد.')
}

const alreadySent = () =>
  new Refusal('properties.notice-already-sent', 'أُرسل هذا الإخطار قبل قليل من نافذة أخرى. تجده أدناه، وافتحه لتسجيل وصوله.')

type Asked = { step: WarningStep; reason: string | null }

/** A step before its turn is taken by whoever manages, and says why. */
function mustBeItsTurn({ actor }: Work, { last, next }: Awaited<ReturnType<typeof mustBeOwed>>, { step, reason }: Asked) {
  if (!stepsAfter(last?.step ?? null).includes(step)) throw alreadySent()
  if (next?.isDue && next.step === step) return
  if (!actor.may(may.skipNotices))
    throw new Refusal('properties.notice-before-its-turn', 'لم يحن موعد هذه الخطوة. يتجاوزها المدير بسبب مكتوب.', 403)
  if (!reason) throw fieldFault('reason', 'اكتب سبب إرسالها قبل موعدها.')
}

type Kept = Printed & Asked & { id: string; contractId: string; partyId: string; paper: Upload }

async function keep(work: Work, { id, contractId, partyId, step, reason, drawn, sequence, paper }: Kept) {
  const { issuedOn, payBy, amount, title, text, unit, rows } = drawn
  const fileId = await work.keepFile(paper)
  const sha256 = createHash('sha256').update(paper.bytes).digest('hex')
  await work.tx
    .insertInto('formalNotices')
    .values({
      ...{ id, sequence, contractId, partyId, step, issuedOn, payBy, amount, title, text, reason, fileId, sha256 },
      ...{ issuedBy: work.actor.id, issuedAt: work.now() },
    })
    .execute()
  await work.tx
    .insertInto('formalNoticeCharges')
    .values(rows.map((row, index) => ({ ...row, noticeId: id, place: index + 1 })))
    .execute()
  const told = { noticeId: id, number: noticeNumber(sequence), step, partyId, unit, amount, payBy, fileId, reason }
  work.record(noticeServed, contractId, told)
}

/** It is printed before it is sent: nobody waits for the press behind it. */
async function printAndServe(ctx: Ctx, typed: z.input<typeof ServeNoticeInput>) {
  const asked = ServeNoticeInput.safeParse(typed)
  const printed = asked.success && (await printedNow(ctx, asked.data))
  if (!printed) return serveDrawn(ctx, { ...typed, printed: null, paper: [] })
  const { paper, ...rest } = printed
  return serveDrawn(ctx, { ...typed, printed: rest, paper: [paper] })
}

export const serveNotice = Object.assign(printAndServe, { permission })

/** The paper of a lease within reach that owes something; what is neither is refused by the step itself. */
async function printedNow(ctx: Ctx, { contractId, step }: { contractId: string; step: WarningStep }) {
  const [contract] = await contractsNamed(ctx, [contractId])
  if (!contract || !reaches(ctx.actor, permission, contract)) return null
  const { partyId } = contract
  const lease = await oneOnTheLadder(ctx, { today: dayOf(ctx.now()), contractId, partyId })
  const drawn = lease && (await drawnUp(ctx, lease, step))
  if (!drawn) return null
  const { rows } = await sql<{ sequence: number }>`select nextval('formal_notice_numbers')::int as sequence`.execute(ctx.db)
  const sequence = rows[0]?.sequence ?? 0
  const pdf = await printNotice(ctx, drawn, sequence)
  return { drawn, sequence, paper: { name: `${noticeNumber(sequence)}.pdf`, bytes: Buffer.from(pdf) } }
}
