import { customersNamed } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { branchChoices } from '#areas/properties/queries.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { readReport, wholeReport as readWhole } from '#platform/reports/read-report.ts'
import { type ReportName, reports } from './report.ts'
import type { ReportAsked } from './report-asked.ts'
import { sources } from './sources.ts'
import type { Reader } from './within.ts'

type Narrowed = ReportAsked & { permission: Permission }

const readable = (ctx: Ctx, name: ReportName, asked: Narrowed) => ({
  ...{ columns: reports[name].columns, source: sources[name](ctx, asked) },
  names: {
    party: async (ids: readonly string[]) => new Map((await customersNamed(ctx, ids)).map((one) => [one.id, one.name])),
    staff: (ids: readonly string[]) => namesOf(ctx, [...ids]),
  },
})

/** One page of a report and what all of it comes to. */
export const report = (ctx: Ctx, name: ReportName, asked: Narrowed) => readReport(ctx, readable(ctx, name, asked), asked.page)

/** All of it, for a sheet. */
export const wholeReport = (ctx: Ctx, name: ReportName, asked: Narrowed) => readWhole(ctx, readable(ctx, name, asked))

const mostChoices = 300

/** What a report can be narrowed to, within reach. */
export async function choicesOf(ctx: Reader, permission: Permission) {
  const places = await ctx.db
    .selectFrom('properties')
    .select(['id', 'name'])
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'properties.branchId' }))
    .orderBy('sequence')
    .limit(mostChoices)
    .execute()
  const shares = await ctx.db
    .selectFrom('ownershipShares')
    .innerJoin('shareSets', 'shareSets.id', 'ownershipShares.setId')
    .innerJoin('properties', 'properties.id', 'shareSets.propertyId')
    .select('ownershipShares.partyId')
    .distinct()
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'properties.branchId' }))
    .limit(mostChoices)
    .execute()
  const owners = await customersNamed(
    ctx,
    shares.map(({ partyId }) => partyId),
  )
  return {
    branches: await branchChoices(ctx, permission),
    properties: places.map(({ id, name }) => [id, name] as const),
    owners: owners.map(({ id, name }) => [id, name] as const).toSorted(([, one], [, other]) => one.localeCompare(other, 'ar')),
  }
}
export type Choices = Awaited<ReturnType<typeof choicesOf>>
