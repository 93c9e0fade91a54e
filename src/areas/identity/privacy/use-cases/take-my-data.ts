import { printPaper } from '#areas/company/public.ts'
import { personalDataTaken } from '#areas/identity/facts.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Kept } from '#platform/personal.ts'
import { Refusal } from '#platform/refusal.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { TakeMyDataInput } from '../privacy-inputs.ts'
import { keptAbout, subjectOf } from '../privacy-queries.ts'

/** That a copy was taken is written down: whoever gets into an account takes everything with it. */
const recordTaking = command({
  name: 'identity.take-my-data',
  permission: anyoneSignedIn,
  input: TakeMyDataInput,
  async run(work, { form }) {
    work.record(personalDataTaken, work.actor.id, { form })
  },
})

/** A copy of everything about oneself, for oneself (PDF) or for another system (JSON). */
export async function takeMyData(ctx: Ctx, form: 'pdf' | 'json') {
  const subject = await subjectOf(ctx, ctx.actor.id)
  if (!subject) throw new Refusal('identity.no-account', 'ادخل إلى حسابك ثم نزّل النسخة.', 403)
  await recordTaking(ctx, { form })
  const kept = await keptAbout(ctx, subject)
  return form === 'json' ? inJson(ctx, kept) : inPrint(ctx, subject.name, kept)
}

function inJson(ctx: Ctx, kept: Kept[]) {
  const about = { source: ctx.origin, takenAt: ctx.now().toISOString(), accountId: ctx.actor.id }
  const data = Object.fromEntries(kept.map(({ kind, records }) => [kind, records.map(recordInJson)]))
  return Buffer.from(JSON.stringify({ ...about, data }, null, 2))
}

const recordInJson = ({ id, title, at, fields }: Kept['records'][number]) => ({
  ...{ id, title, at: at?.toISOString() ?? null },
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
})

async function inPrint(ctx: Ctx, name: string, kept: Kept[]) {
  const groups = kept.map(({ title, records }) => ({
    title,
    records: records.map((record) => ({
      title: record.title,
      at: record.at && momentInWords(record.at),
      fields: record.fields.map(({ label, value, code }) => [label, code ? { code: value } : value]),
    })),
  }))
  return printPaper(ctx, 'areas/identity/privacy/papers/my-data.typ', {
    name,
    day: dayOf(ctx.now()),
    at: momentInWords(ctx.now()),
    groups,
  })
}
