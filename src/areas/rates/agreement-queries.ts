import { branches, branchNamed } from '#areas/company/public.ts'
import { customersNamed, findParties, partiesWithin, partyAtCounter } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { stateOn } from './agreement.ts'
import type { AgreementTrade } from './agreement-trade.ts'
import { agreementsOf, newestAgreement } from './agreements.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What its pages show of the agreements of a trade. */
export const agreementReads = (trade: AgreementTrade) => ({
  agreements: (ctx: Reader, partyId?: string) => agreements(ctx, trade, partyId),
  agreement: (ctx: Reader, id: string | undefined) => agreement(ctx, trade, id),
  agreementForm: (ctx: Ctx, query: URLSearchParams) => agreementForm(ctx, trade, query),
})

/** Every agreement with whom this person may see, the newest first; of one company where it is named. */
export async function agreements(ctx: Reader, { line }: AgreementTrade, partyId?: string) {
  const rows = await agreementsOf(ctx, { line, ...(partyId !== undefined && { partyId }) })
  const ids = [...new Set(rows.map((row) => row.partyId))]
  const within = await partiesWithin(ctx, ids)
  const names = new Map((await customersNamed(ctx, ids)).map(({ id, name }) => [id, name]))
  const today = dayOf(ctx.now())
  return rows
    .filter((row) => within.has(row.partyId))
    .map((row) => ({ ...row, company: names.get(row.partyId) ?? '', state: stateOn(row, today) }))
}
export type AgreementRow = Awaited<ReturnType<typeof agreements>>[number]

/** One with who made and who ended it; null where this person sees none. */
async function agreement(ctx: Reader, trade: AgreementTrade, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const [row] = await agreementsOf(ctx, { line: trade.line, id })
  if (!row || !(await partiesWithin(ctx, [row.partyId])).has(row.partyId)) return null
  const [company] = await customersNamed(ctx, [row.partyId])
  const names = await namesOf(ctx, [row.agreedBy, ...(row.endedBy ? [row.endedBy] : [])])
  const today = dayOf(ctx.now())
  return {
    ...{ ...row, today, company: company?.name ?? '', number: row.number, state: stateOn(row, today) },
    ...{ branch: await branchNamed(ctx, row.branchId), madeBy: names.get(row.agreedBy) ?? '' },
    endedByName: row.endedBy ? (names.get(row.endedBy) ?? '') : null,
    others: (await agreements(ctx, trade, row.partyId)).filter((one) => one.id !== row.id),
    mayEnd: row.endedAt === null && stateOn(row, today) !== 'past' && ctx.actor.may(trade.agree),
    mayRenew: ctx.actor.may(trade.agree),
  }
}
export type ShownAgreement = NonNullable<Awaited<ReturnType<typeof agreement>>>

/** The form of a new one: with the company that was chosen, or with those that were found for what was typed. */
async function agreementForm(ctx: Ctx, trade: AgreementTrade, query: URLSearchParams) {
  const [asked, q] = [query.get('party') ?? '', (query.get('q') ?? '').slice(0, 60)]
  const party = isUuid(asked) ? await partyAtCounter(ctx, asked) : null
  const company = party && party.kind !== 'person' ? party : null
  const now = company ? await agreements(ctx, trade, company.id) : []
  return {
    ...{ q, formId: ctx.newId(), today: dayOf(ctx.now()) },
    company: company && { id: company.id, name: company.name, path: company.path },
    isPerson: party !== null && company === null,
    found: company || q === '' ? [] : (await findParties(ctx, q, 20)).filter(({ kind }) => kind !== 'person'),
    seen: company ? await newestAgreement(ctx, { line: trade.line, partyId: company.id }) : 0,
    standing: now.filter(({ state }) => state !== 'past'),
    branches: await branchesToAgreeIn(ctx, trade),
  }
}
export type AgreementFormPage = Awaited<ReturnType<typeof agreementForm>>

async function branchesToAgreeIn(ctx: Pick<Ctx, 'db' | 'actor'>, { agree }: AgreementTrade) {
  const open = await branches(ctx)
  return open.filter(({ id }) => reaches(ctx.actor, agree, { branchId: id })).map(({ id, nameAr }) => [id, nameAr] as const)
}
