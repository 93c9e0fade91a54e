import { branchNamed } from '#areas/company/public.ts'
import { contractStateBadge, contractsSeen, pathOfStep, standingOfContracts } from '#areas/contracts/public.ts'
import { customersNamed, findParties, partyAtCounter, phoneOfCustomer } from '#areas/customers/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { branchChoices } from '../journey/queries.ts'
import { tariff } from '../tariff/quoting.ts'
import { merchantKind, merchantsPerPage } from './merchant.ts'
import { termsIn } from './terms-of.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
export type MerchantsAsked = { q: string; state: string; page: number }

const seen = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { q = '', state = '' } = {}) =>
  contractsSeen({ db, actor, permission: may.viewMerchants }, merchantKind, q)
    .innerJoin('merchantTerms', 'merchantTerms.contractId', 'contracts.id')
    .$if(state !== '', (all) => all.where(standingOfContracts.inState(state)))

const columns = [
  ...(['contracts.id', 'contracts.number', 'contracts.state', 'contracts.signedOn', 'contracts.partyId'] as const),
  ...(['contracts.branchId', 'contracts.startsOn', 'contracts.endsOn', 'contracts.leavesOn', 'contracts.autoRenew'] as const),
] as const

/** One page of the contracts with merchants within reach, the newest first. */
export async function merchants(ctx: Reader, { page, ...asked }: MerchantsAsked) {
  const { count } = await seen(ctx, asked)
    .clearSelect()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const list = seen(ctx, asked)
    .clearSelect()
    .select(columns)
    .select(['codShare', 'codLeast', 'cycle', 'onAccount'])
    .orderBy('contracts.draftedAt', 'desc')
    .orderBy('contracts.id')
  const { at, rows } = await pageOf(list, { page, count: Number(count), perPage: merchantsPerPage })
  return { rows: await named(ctx, rows), count: Number(count), at }
}
export type MerchantRow = Awaited<ReturnType<typeof merchants>>['rows'][number]

async function named<Row extends { partyId: string }>(ctx: Reader, rows: readonly Row[]) {
  const ids = [...new Set(rows.map(({ partyId }) => partyId))]
  const names = new Map((await customersNamed(ctx, ids)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, merchant: names.get(row.partyId) ?? '' }))
}

/** One contract with its terms beside what is published today; null where this person sees none. */
export async function merchant(ctx: Ctx, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await seen(ctx)
    .clearSelect()
    .select(columns)
    .select('contracts.noticeDays')
    .where('contracts.id', '=', id)
    .executeTakeFirst()
  const terms = row && (await termsIn(ctx.db, id))
  if (!row || !terms) return null
  const [one] = await named(ctx, [row])
  const mayManage = reaches(ctx.actor, may.manage, row)
  const isOpen = ['draft', 'pending-signature', 'active', 'suspended', 'notice-given'].includes(row.state)
  return {
    ...{ ...row, ...terms, merchant: one?.merchant ?? '', branch: await branchNamed(ctx, row.branchId) },
    ...{ phone: await phoneOfCustomer(ctx, row.partyId), zones: await zonesBeside(ctx, terms.rates) },
    noticePath: pathOfStep(id, 'notice'),
    may: {
      ...{ change: mayManage && isOpen && row.state !== 'pending-signature', edit: mayManage && isOpen },
      takeIn: reaches(ctx.actor, may.register, row),
    },
  }
}
export type ShownMerchant = NonNullable<Awaited<ReturnType<typeof merchant>>>

type Rates = NonNullable<Awaited<ReturnType<typeof termsIn>>>['rates']

/** Each zone of today with its published price, and what is agreed on it; the row of all zones comes first. */
async function zonesBeside(ctx: Ctx, rates: Rates) {
  const zones = (await tariff(ctx))?.zones ?? []
  const own = (zoneId: string | null) => rates.find((rate) => rate.zoneId === zoneId) ?? null
  const published = zones.map(({ id, name, firstKilo, furtherKilo }) => ({
    ...{ zone: id, name, own: own(id), published: { firstKilo, furtherKilo } },
  }))
  return [{ zone: 'all', name: 'كل المناطق', own: own(null), published: null }, ...published]
}

/** The form of a new one: with the customer who was chosen, or with those that were found for what was typed. */
export async function newMerchant(ctx: Ctx, query: URLSearchParams) {
  const [asked, q] = [query.get('party') ?? '', (query.get('q') ?? '').slice(0, 60)]
  const party = isUuid(asked) ? await partyAtCounter(ctx, asked) : null
  const from = dayOf(ctx.now())
  const current = await tariff(ctx)
  return {
    ...{ q, formId: ctx.newId(), from, until: daysAfter(monthsAfter(from, 12), -1), zones: await zonesBeside(ctx, []) },
    party: party && { id: party.id, name: party.name, path: party.path },
    found: party || q === '' ? [] : await findParties(ctx, q, 20),
    cod: current && { share: current.codShare, least: current.codLeast },
    branches: await branchChoices(ctx, may.manage),
  }
}
export type NewMerchantPage = Awaited<ReturnType<typeof newMerchant>>

/** The contracts of one customer, for the page of the customer. */
export async function contractsWithMerchant(ctx: Reader, partyId: string) {
  const rows = await seen(ctx)
    .clearSelect()
    .select(columns)
    .where('contracts.partyId', '=', partyId)
    .orderBy('contracts.draftedAt', 'desc')
    .limit(5)
    .execute()
  return rows.map((row) => ({ ...row, badge: contractStateBadge(row) }))
}
