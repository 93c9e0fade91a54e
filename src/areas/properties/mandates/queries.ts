import { sql } from 'kysely'
import { approvalWaiting } from '#areas/access/public.ts'
import { contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { mandateIsInForce, mandateIsOver, mandateKind, mandatesPerPage } from './mandate.ts'
import { isSamePerson, ownersUnder } from './owner-accounts.ts'
import { approveTerms } from './terms-approval.ts'
import { propertiesUnder } from './under.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
export type MandatesAsked = { q: string; state: string; page: number }

const seen = (ctx: Reader, { q = '', state = '' } = {}) =>
  contractsSeen(ctx, mandateKind, q)
    .innerJoin('mandates', 'mandates.contractId', 'contracts.id')
    .$if(state !== '', (all) => all.where(sql<boolean>`contracts.state = ${state}`))

/** One page of the mandates within reach, the newest first. */
export async function mandates(ctx: Reader, { page, ...asked }: MandatesAsked) {
  const { count } = await seen(ctx, asked)
    .clearSelect()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const list = seen(ctx, asked)
    .clearSelect()
    .select(['contracts.id', 'contracts.number', 'contracts.title', 'contracts.state', 'contracts.signedOn', 'contracts.partyId'])
    .select(['contracts.startsOn', 'contracts.endsOn', 'contracts.autoRenew', 'mandates.powerUntil', 'mandates.powerNumber'])
    .select(['mandates.commissionKind', 'mandates.commissionRate', 'mandates.commissionAmount'])
    .orderBy('contracts.draftedAt', 'desc')
    .orderBy('contracts.id')
  const { at, rows } = await pageOf(list, { page, count: Number(count), perPage: mandatesPerPage })
  return { rows: await withParties(ctx, rows), count: Number(count), at }
}
export type MandateRow = Awaited<ReturnType<typeof mandates>>['rows'][number]

async function withParties<Row extends { partyId: string }>(ctx: Reader, rows: readonly Row[]) {
  const named = new Map(
    (await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])).map((one) => [one.id, one.name]),
  )
  return rows.map((row) => ({ ...row, owner: named.get(row.partyId) ?? '' }))
}

/** One mandate with its terms and what is under it; null where this person sees none. */
export async function mandate(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await seen(ctx)
    .clearSelect()
    .selectAll('mandates')
    .select([
      'contracts.id',
      'contracts.number',
      'contracts.title',
      'contracts.state',
      'contracts.signedOn',
      'contracts.partyId',
      'contracts.branchId',
    ])
    .select(['contracts.startsOn', 'contracts.endsOn', 'contracts.autoRenew', 'contracts.noticeDays', 'contracts.leavesOn'])
    .where('contracts.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const [[named], under, owners, waiting] = await Promise.all([
    withParties(ctx, [row]),
    propertiesUnder(ctx.db, id),
    ownersUnder(ctx.db, { ...row, leadId: row.partyId }),
    approvalWaiting(ctx, { action: approveTerms.action, subjectId: id }),
  ])
  const mayEdit = !mandateIsOver(row.state) && reaches(ctx.actor, propertiesPermissions.correctMandates, row)
  return {
    ...{ ...row, owner: named?.owner ?? '', properties: under, waiting, isInForce: mandateIsInForce(row.state) },
    owners: owners.map((one) => ({ ...one, isStrange: one.account !== null && !isSamePerson(one.account.holder, one.name) })),
    may: { edit: mayEdit, correct: mayEdit && row.state !== 'pending-signature' && !waiting },
  }
}
export type ShownMandate = NonNullable<Awaited<ReturnType<typeof mandate>>>

/** The mandates a property is or was under, and those that are being written for it. */
export async function mandatesOf(ctx: Reader, propertyId: string) {
  const rows = await seen(ctx)
    .clearSelect()
    .innerJoin('mandateProperties', 'mandateProperties.contractId', 'mandates.contractId')
    .select([
      'contracts.id',
      'contracts.number',
      'contracts.state',
      'contracts.signedOn',
      'contracts.partyId',
      'contracts.endsOn',
    ])
    .select(['contracts.autoRenew', 'mandates.powerUntil', 'mandates.powerNumber'])
    .where('mandateProperties.propertyId', '=', propertyId)
    .orderBy('contracts.draftedAt', 'desc')
    .limit(10)
    .execute()
  return withParties(ctx, rows)
}
export type MandateOfProperty = Awaited<ReturnType<typeof mandatesOf>>[number]
