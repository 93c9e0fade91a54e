import { boundNow } from '#areas/calendar/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { changedMeanwhile } from '#areas/properties/use-cases/correct-property.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { listingCorrected, unitPublished, unitWithdrawn } from '../facts.ts'
import { PublishUnitInput, WithdrawUnitInput } from '../inputs.ts'

const listingToChange = ({ tx }: Pick<Work, 'tx'>, unitId: string) =>
  tx.selectFrom('listings').selectAll().where('unitId', '=', unitId).forUpdate().executeTakeFirst()

/** For tenants to come, from the day it is free; published again it says what is written now. */
export const publishUnit = command({
  name: 'properties.publish-unit',
  permission: may.publish,
  input: PublishUnitInput,
  async run(work, { unitId, seen, freeFrom, showsRent, ...written }) {
    const { property, called, outSince } = await unitToChange(work, unitId, may.publish)
    if (outSince) throw new Refusal('properties.out-of-service', 'الوحدة خارج الخدمة. أعدها إلى الخدمة أولًا ثم انشرها.')
    await mustBeFree(work, unitId, freeFrom)
    const before = await listingToChange(work, unitId)
    if (seen !== (before?.version ?? 0)) throw changedMeanwhile()
    const day = freeFrom && freeFrom > dayOf(work.now()) ? freeFrom : null
    const text = { title: written.title ?? null, description: written.description, features: written.features.join('\n') }
    const listing = { ...text, freeFrom: day, showsRent: showsRent === 'yes', version: seen + 1 }
    const isShown = before !== undefined && before.withdrawnAt === null
    const published = { publishedBy: work.actor.id, publishedAt: work.now() }
    const back = { ...listing, ...(!isShown && published), withdrawnAt: null, withdrawnReason: null }
    const { id } = before
      ? await work.tx.updateTable('listings').set(back).where('unitId', '=', unitId).returning('id').executeTakeFirstOrThrow()
      : await work.tx
          .insertInto('listings')
          .values({ id: work.newId(), unitId, ...published, ...back })
          .returning('id')
          .executeTakeFirstOrThrow()
    const told = { property, unit: called, listingId: id, freeFrom: day }
    work.record(isShown ? listingCorrected : unitPublished, unitId, told)
    return { id: unitId }
  },
})

/** What is let is published only for the day after the lease, where that day is known. */
async function mustBeFree(work: Work, unitId: string, freeFrom: string | undefined) {
  const bound = await boundNow({ db: work.tx, now: work.now }).where('resourceId', '=', unitId).executeTakeFirst()
  if (!bound?.endsAt) return
  const free = dayOf(bound.endsAt)
  if (freeFrom && freeFrom >= free) return
  const until = dayInWords(daysAfter(free, -1))
  throw fieldFault('freeFrom', `الوحدة مؤجرة حتى ${until}. اكتب اليوم الذي تفرغ فيه بعد ذلك.`)
}

export const withdrawUnit = command({
  name: 'properties.withdraw-unit',
  permission: may.publish,
  input: WithdrawUnitInput,
  async run(work, { unitId, reason }) {
    const { property, called } = await unitToChange(work, unitId, may.publish)
    const withdrawn = await work.tx
      .updateTable('listings')
      .set({ withdrawnAt: work.now(), withdrawnReason: reason })
      .where('unitId', '=', unitId)
      .where('withdrawnAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!withdrawn) throw new Refusal('properties.not-published', 'الإعلان مسحوب. حدّث الصفحة.')
    work.record(unitWithdrawn, unitId, { property, unit: called, reason })
    return { id: unitId }
  },
})
