import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { maintainedAs } from './maintained.ts'
import { maintenancePermissions } from './permissions.ts'
import { type HeldRequest, told } from './reached.ts'

type Asking = Pick<Ctx, 'recordKinds' | 'now'> & { db: Ctx['db'] | Work['tx'] }
type Site = { siteId: string; siteKind: string }

/** The owners of a site by name, those who are asked. */
export const ownersOf = (ctx: Omit<Asking, 'now'>, { siteId, siteKind }: Site) => maintainedAs(ctx, siteKind).owners(ctx, siteId)

/** What may be spent on a site without asking its owner; null where everything is asked. */
export const expenseLimitOf = (ctx: Asking, { siteId, siteKind }: Site) =>
  maintainedAs(ctx, siteKind).expenseLimit({ db: ctx.db, siteId, today: dayOf(ctx.now()) })

type Paid = Pick<HeldRequest, 'id' | 'siteId' | 'siteKind' | 'payer' | 'estimate'>

/** The most that may be spent at an owner's cost as things stand; no bound where it is not the owner who pays. */
export async function mostToSpend(ctx: Asking, one: Paid): Promise<bigint | null> {
  if (one.payer !== 'owner') return null
  const limit = await expenseLimitOf(ctx, one)
  const agreed = await ctx.db
    .selectFrom('expenseApprovals')
    .select('amount')
    .where('requestId', '=', one.id)
    .where('answer', '=', 'accepted')
    .orderBy('amount', 'desc')
    .limit(1)
    .executeTakeFirst()
  return [limit ?? 0n, agreed?.amount ?? 0n].reduce((most, amount) => (amount > most ? amount : most))
}

/** Whether the owner has to be asked before anybody begins. */
export async function needsOwner(asking: Asking, one: Paid) {
  const most = await mostToSpend(asking, one)
  return most !== null && (most === 0n || (one.estimate ?? 0n) > most)
}

/** Nobody is sent at an owner's cost before the owner has agreed to it, or it is within what needs no question. */
export async function mustBeAgreed(work: Work, one: HeldRequest) {
  if (await needsOwner(reading(work), one))
    throw new Refusal('properties.owner-not-asked', 'التكلفة على المالك ولم يوافق عليها بعد. اطلب موافقته أولًا.')
}

/** Of what was agreed to, in the words that stand under the field of a cost that goes beyond it; whoever may not ask the owner hears who may. */
export function beyond(most: bigint, { actor }: Pick<Work, 'actor'>) {
  const mayAsk = actor.may(maintenancePermissions.manageMaintenance)
  if (most === 0n)
    return mayAsk
      ? 'لم يوافق المالك على مصروف بعد. اطلب موافقته، أو غيّر من يتحمله.'
      : 'لم يوافق المالك على مصروف بعد. أخبر مسؤول العقارات ليطلب موافقته.'
  const then = mayAsk ? 'اطلب موافقته على التكلفة كلها أولًا' : 'أخبر مسؤول العقارات ليطلب موافقته على التكلفة كلها'
  return `أكثر مما وافق عليه المالك: ${inRials(most)} ${then}`
}

export const openApproval = ({ db }: Pick<Asking, 'db'>, requestId: string) =>
  db.selectFrom('expenseApprovals').selectAll().where('requestId', '=', requestId).where('answer', 'is', null).executeTakeFirst()

type Asked = { amount: bigint; expenseLimit: bigint | null; why: string }

/** Inside a transaction questions go through it. */
export const reading = ({ tx, now, recordKinds }: Work): Asking => ({ db: tx, now, recordKinds })

/** What every fact of an expense says. */
export async function toldOfExpense(work: Work, one: HeldRequest, { amount, expenseLimit, why }: Asked) {
  const { number, where, title } = told(one, one.state)
  const owners = (await ownersOf(reading(work), one)).map(({ id }) => id)
  return { number, where, title, amount, expenseLimit, why, owners }
}
