import { heldInWords, occupanciesOf } from '#areas/calendar/public.ts'
import { findParties, isIdentified, partyOnPaper } from '#areas/customers/public.ts'
import { chequeBanks, chequesInHandOf, keepingCheques } from '#areas/finance/public.ts'
import { authorityOver, mandateOn } from '#areas/properties/mandates/authority.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { askedIn } from '#values/asked.ts'
import { dayInWords } from '#values/dates.ts'
import type { ShownLease } from './lease-detail.ts'
import { whyStaying } from './sitting-tenants.ts'

/** A draft of a lease with what its steps ask, and what stands in its way. */
export async function leaseDraft(ctx: Ctx, one: ShownLease, query: URLSearchParams) {
  const { contract } = one
  const mayKeep = reaches(ctx.actor, keepingCheques, contract)
  return {
    lease: one,
    ...(await inTheWay(ctx, one)),
    guarantor: await guarantorMeant(ctx, one, query),
    cheques: { mayKeep, banks: chequeBanks, taken: mayKeep ? await chequesInHandOf(ctx, contract.partyId) : [] },
  }
}
export type LeaseDraft = Awaited<ReturnType<typeof leaseDraft>>

/** What would be refused when it is sent or put in force, said while it can still be seen to. */
async function inTheWay(ctx: Ctx, one: ShownLease) {
  const { propertyId, unitId, contract } = one
  const { startsOn, endsOn, partyId } = contract
  const [{ why }, last, known, staying, kept] = await Promise.all([
    authorityOver(ctx, { propertyId, on: startsOn }),
    mandateOn(ctx, { propertyId, on: endsOn }),
    isIdentified(ctx, partyId),
    whyStaying(ctx, { unitId, contract }),
    keptFor(ctx, one),
  ])
  const whys = [
    ...(why ? [why] : []),
    ...(why || last ? [] : [`يمتد العقد إلى ${dayInWords(endsOn)}، بعد نهاية اتفاقية الإدارة. قصّره أو جدّد الاتفاقية أولًا.`]),
    ...(known ? [] : ['لا رقم مدني ولا جواز ولا سجل تجاري في ملف المستأجر. اكتبه في ملفه قبل إرسال العقد للتوقيع.']),
    ...(staying ? [staying] : []),
    ...kept,
  ]
  return { inTheWay: whys, isKept: kept.length > 0 }
}

type Meant = Pick<ShownLease, 'unitId' | 'occupancyId' | 'contract'>

/** For whom else it is kept on some of these days, until they decide or sign. */
async function keptFor(ctx: Ctx, { unitId, occupancyId, contract: { startsOn, endsOn } }: Meant) {
  const standing = await occupanciesOf(ctx, unitId, { from: startsOn })
  return standing.filter(({ id, from }) => id !== occupancyId && from <= endsOn).flatMap((one) => heldInWords(one) ?? [])
}

/** Who answers for the tenant: as it is kept, as it was chosen in the address, or who it may be. */
async function guarantorMeant(ctx: Ctx, { guarantorId, contract }: ShownLease, query: URLSearchParams) {
  const { text } = askedIn(query, 80)
  const asked = text('guarantor')
  const id = asked === 'none' ? null : isUuid(asked) ? asked : guarantorId
  const one = id ? await partyOnPaper(ctx, id) : null
  const found = one ? [] : (await findParties(ctx, text('q'))).filter((each) => each.id !== contract.partyId)
  return { chosen: one && { id: one.id, name: one.name, number: one.number }, typed: text('q'), found }
}
