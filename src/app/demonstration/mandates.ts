import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { sitesToReport } from '#areas/maintenance/reportable.ts'
import type { MandateForm } from '#areas/properties/mandates/inputs.ts'
import { correctMandate } from '#areas/properties/mandates/use-cases/correct-mandate.ts'
import { draftMandate } from '#areas/properties/mandates/use-cases/draft-mandate.ts'
import { daysAfter, monthsAfter } from '#values/days.ts'
import { partyCalled, type Storyteller } from './people.ts'
import { signedByAll } from './signed.ts'
import { type ToldMandate, toldMandates } from './told-mandates.ts'

const agreed = {
  ...{ commissionKind: 'percent-of-collected', payoutDay: '5', statementEvery: 'month', depositsHeldBy: 'company' },
  ...{ lateFeeTo: 'owner', poolLoanLimit: '0', noticeDays: '90', autoRenew: 'yes' },
} as const satisfies Partial<MandateForm>

/** All properties are looked after since before the first lease of the story, and go on being so. */
export async function tellMandates(story: Storyteller, since: string) {
  const places = await sitesToReport(story.ctx)
  const made = []
  for (const [at, told] of toldMandates.entries()) made.push(await tell(story, told, { since, places, at }))
  return made
}

type Known = { since: string; at: number; places: readonly (readonly [id: string, name: string])[] }

async function tell(
  story: Storyteller,
  { owner, properties, power, terms, others = [] }: ToldMandate,
  { since, places, at }: Known,
) {
  const { as, ctx } = story
  const propertyId = properties.flatMap((name) => places.find((place) => place[1] === name)?.[0] ?? [])
  const powers = { powerNumber: power, powerOn: daysAfter(since, -20), powerUntil: monthsAfter(since, 60) }
  const partyId = await partyCalled(ctx, owner)
  const said = { ...agreed, ...terms, ...powers, powerHolder: 'شركة التحالف' }
  const { id: contractId } = await draftMandate(as('layla', daysAfter(since, -12)), {
    ...{ id: ctx.newId(), propertyId, partyId, ...said, startsOn: since, endsOn: daysAfter(monthsAfter(since, 36), -1) },
  })
  const heirs = await Promise.all(others.map(async (other) => ({ ...other, partyId: await partyCalled(ctx, other.owner) })))
  const accounts = heirs.map(({ partyId: heir, iban, holder }, place) => ({
    ...{ [`heir${place + 1}`]: heir, [`heirIban${place + 1}`]: iban, [`heirHolder${place + 1}`]: holder },
  }))
  if (heirs.length > 0)
    await correctMandate(as('layla', daysAfter(since, -11)), {
      contractId,
      seen: '1',
      ...said,
      ...Object.assign({}, ...accounts),
    })
  await sendForSignature(as('layla', daysAfter(since, -10)), { contractId, byCode: 'yes' })
  // One code after another: nobody asks for many within a few minutes.
  await signedByAll(story, contractId, { on: daysAfter(since, -8), hour: 10 + at })
  await activateContract(as('salim', daysAfter(since, -7)), { contractId })
  return { id: contractId, owners: [partyId, ...heirs.map((heir) => heir.partyId)], properties }
}
