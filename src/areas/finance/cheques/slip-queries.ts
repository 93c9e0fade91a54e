import { branchNamed, nextBankingDay } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { chequeCan } from './cheque.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What may go to the bank: due on its next working day or earlier and still in the safe; and where it could be deposited. */
export async function toDeposit(ctx: Reader) {
  const until = await nextBankingDay(ctx, dayOf(ctx.now()))
  const rows = await ctx.db
    .selectFrom('cheques')
    .innerJoin('chequeLists', 'chequeLists.id', 'cheques.listId')
    .select(['cheques.id', 'cheques.number', 'bank', 'drawer', 'amount', 'dueOn', 'giver', 'cheques.branchId'])
    .where((eb) => withinReach(eb, ctx.actor, may.keepCheques, { branch: 'cheques.branchId' }))
    .where('status', '=', 'received')
    .where('dueOn', '<=', until)
    .orderBy('dueOn')
    .orderBy('cheques.id')
    .limit(200)
    .execute()
  return { until, rows, accounts: await accountChoices(ctx), slips: await lastSlips(ctx) }
}
export type ToDeposit = Awaited<ReturnType<typeof toDeposit>>

/** The company's own accounts in use: rents go to that of the trust. */
export async function accountChoices({ db }: Pick<Ctx, 'db'>) {
  const rows = await db
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'iban', 'heldFor'])
    .where('active', '=', true)
    .orderBy('addedAt')
    .execute()
  const held = { operating: 'تشغيلي', trust: 'أمانات' }
  return rows.map(({ id, bank, iban, heldFor }) => [id, `${bank}، ${held[heldFor]}، آخره ${iban.slice(-4)}`] as const)
}

const lastSlips = ({ db, actor }: Reader) =>
  db
    .selectFrom('depositSlips')
    .innerJoin('companyBankAccounts as a', 'a.id', 'depositSlips.accountId')
    .select(['depositSlips.id', 'number', 'depositedOn', 'a.bank'])
    .where((eb) => withinReach(eb, actor, may.viewCheques, { branch: 'depositSlips.branchId' }))
    .orderBy('depositedAt', 'desc')
    .limit(10)
    .execute()

/** Cheques that went to the bank together, with what the bank did with each; null where there is no such slip within reach. */
export async function slip(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await ctx.db
    .selectFrom('depositSlips')
    .innerJoin('companyBankAccounts as a', 'a.id', 'depositSlips.accountId')
    .select(['depositSlips.id', 'number', 'depositSlips.branchId', 'depositedOn', 'depositedAt', 'depositedBy'])
    .select(['a.bank', 'a.holder', 'a.iban', 'a.heldFor'])
    .where('depositSlips.id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.viewCheques, { branch: 'depositSlips.branchId' }))
    .executeTakeFirst()
  if (!found) return null
  const rows = await chequesOn(ctx, id)
  const names = await namesOf(ctx, [found.depositedBy])
  return {
    ...found,
    by: names.get(found.depositedBy) ?? found.depositedBy,
    branch: await branchNamed(ctx, found.branchId),
    rows: rows.map(({ currentSlip, ...row }) => ({ ...row, waits: currentSlip === id && chequeCan.clear(row) })),
    amount: rows.reduce((sum, { amount }) => sum + amount, 0n),
    payableFrom: [found.depositedOn, rows[0]?.dueOn ?? ''].toSorted().at(-1) ?? found.depositedOn,
  }
}
export type ShownSlip = NonNullable<Awaited<ReturnType<typeof slip>>>

/** As they went; one that came back since is on a later slip. */
const chequesOn = ({ db }: Pick<Ctx, 'db'>, slipId: string) =>
  db
    .selectFrom('chequeSteps')
    .innerJoin('cheques', 'cheques.id', 'chequeSteps.chequeId')
    .select(['cheques.id', 'number', 'bank', 'drawer', 'amount', 'dueOn', 'cheques.status', 'cheques.slipId as currentSlip'])
    .distinctOn(['cheques.dueOn', 'cheques.id'])
    .where('chequeSteps.slipId', '=', slipId)
    .where('chequeSteps.status', 'in', ['deposited', 'redeposited'])
    .orderBy('cheques.dueOn')
    .orderBy('cheques.id')
    .execute()
