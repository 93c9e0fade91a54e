import { sql } from 'kysely'
import { branchNamed, nextBankingDay } from '#areas/company/public.ts'
import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { chequeCan } from './cheque.ts'
import { paysNothing } from './pays-nothing.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What may go to the bank: due on its next working day or earlier and still in the safe, apart what pays nothing; and where it could be deposited. */
export async function toDeposit(ctx: Reader) {
  const until = await nextBankingDay(ctx, dayOf(ctx.now()))
  const [offered, idle] = [await dueUntil(ctx, until, { idle: false }), await dueUntil(ctx, until, { idle: true })]
  return { until, offered: await withAccounts(ctx, offered), idle: await withAccounts(ctx, idle), slips: await lastSlips(ctx) }
}

/** Those that pay something, or the others: so many of each, that neither hides the other. */
export const dueUntil = (ctx: Reader, until: string, { idle }: { idle: boolean }) =>
  ctx.db
    .selectFrom('cheques')
    .innerJoin('chequeLists', 'chequeLists.id', 'cheques.listId')
    .select(['cheques.id', 'cheques.number', 'bank', 'drawer', 'amount', 'dueOn', 'giver', 'cheques.branchId'])
    .select(coversRent.as('isRent'))
    .where((eb) => withinReach(eb, ctx.actor, may.keepCheques, { branch: 'cheques.branchId' }))
    .where('status', '=', 'received')
    .where('dueOn', '<=', until)
    .where(idle ? paysNothing : sql<boolean>`not ${paysNothing}`)
    .orderBy('dueOn')
    .orderBy('cheques.id')
    .limit(200)
    .execute()

/** Cheques with where they could go. */
async function withAccounts<Row extends { isRent: boolean }>(ctx: Reader, rows: readonly Row[]) {
  const hasRent = rows.some(({ isRent }) => isRent)
  return { rows, hasRent, accounts: await accountChoices(ctx, accountOf({ isRent: hasRent })) }
}
export type Offered = Awaited<ReturnType<typeof toDeposit>>['offered']

/** Given for what is owed to owners: it belongs into the account of the trust. */
const coversRent = sql<boolean>`exists (select from cheque_covers v join charges c on c.id = v.charge_id
  where v.cheque_id = cheques.id and c.debt_account = '9110')`

/** The money of others goes to the account that is held for them. */
export const accountOf = ({ isRent }: { isRent: boolean }): HeldFor => (isRent ? 'trust' : 'operating')

/** Where one belongs by what it covers; null where it covers nothing yet and nobody knows, or where no account is held for that. */
export async function belongsTo({ db }: Pick<Ctx, 'db'>, covers: readonly { isRent: boolean }[]) {
  if (covers.length === 0) return null
  const heldFor = accountOf({ isRent: covers.some(({ isRent }) => isRent) })
  const held = db.selectFrom('companyBankAccounts').select('id').where('active', '=', true).where('heldFor', '=', heldFor)
  return (await held.executeTakeFirst()) ? heldFor : null
}

/** The company's own accounts in use; those held for this come first, or alone. */
export async function accountChoices({ db }: Pick<Ctx, 'db'>, first?: HeldFor, only: HeldFor | null = null) {
  const rows = await db
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'iban', 'heldFor'])
    .where('active', '=', true)
    .$if(only !== null, (all) => all.where('heldFor', '=', only ?? 'operating'))
    .$if(first !== undefined, (all) => all.orderBy(({ eb }) => eb('heldFor', '=', first ?? 'operating'), 'desc'))
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
    rentAstray: found.heldFor === accountOf({ isRent: true }) ? 0n : rentAtBank(rows, id),
    payableFrom: [found.depositedOn, rows[0]?.dueOn ?? ''].toSorted().at(-1) ?? found.depositedOn,
  }
}
export type ShownSlip = NonNullable<Awaited<ReturnType<typeof slip>>>

type OnSlip = Awaited<ReturnType<typeof chequesOn>>[number]

/** What of a slip is rent for owners and may still come in by it. */
const rentAtBank = (rows: readonly OnSlip[], slipId: string) =>
  rows.reduce((sum, row) => (row.isRent && row.currentSlip === slipId && chequeCan.clear(row) ? sum + row.amount : sum), 0n)

/** As they went; one that came back since is on a later slip. */
const chequesOn = ({ db }: Pick<Ctx, 'db'>, slipId: string) =>
  db
    .selectFrom('chequeSteps')
    .innerJoin('cheques', 'cheques.id', 'chequeSteps.chequeId')
    .select(['cheques.id', 'number', 'bank', 'drawer', 'amount', 'dueOn', 'cheques.status', 'cheques.slipId as currentSlip'])
    .select(coversRent.as('isRent'))
    .distinctOn(['cheques.dueOn', 'cheques.id'])
    .where('chequeSteps.slipId', '=', slipId)
    .where('chequeSteps.status', 'in', ['deposited', 'redeposited'])
    .orderBy('cheques.dueOn')
    .orderBy('cheques.id')
    .execute()
