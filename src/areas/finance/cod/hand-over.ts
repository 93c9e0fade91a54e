import { sql } from 'kysely'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { openSessionOfBox } from '#areas/finance/cash/sessions.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { nameOfAccount } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Db, often, type Tx } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { digitsOf } from '#platform/secrets.ts'
import { courierLeaf, handOverNumber, handOverSource } from './cod.ts'
import { custodyDeclared, custodySettled } from './facts.ts'
import { custodyOver, custodyShort, custodyTaken } from './rules.ts'

/** So long a courier's code opens the count. */
const codeMinutes = 10

/** Six digits that the courier shows and the cashier types: they follow from the hand-over and are kept nowhere. */
export const handOverCode = (db: Db | Tx, id: string) => digitsOf(db, 'cod-hand-over', id)

export const isCodeOver = (declaredAt: Date, now: Date) => now.getTime() - declaredAt.getTime() > codeMinutes * 60_000

/** What a courier has taken and not handed over: for merchants, and for us. */
export async function withCourier(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, courierId: string) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const cods = await db
    .selectFrom('cods')
    .select(['id', 'number', 'amount', 'takenAt', 'branchId'])
    .where('way', '=', 'courier')
    .where('holder', '=', courierId)
    .where('handOverId', 'is', null)
    .where('reversedBy', 'is', null)
    .orderBy('takenAt')
    .execute()
  const parts = await db
    .selectFrom('receiptParts as p')
    .innerJoin('receipts as r', 'r.id', 'p.receiptId')
    .select(['p.id', 'r.number', 'p.amount', 'r.receivedAt as takenAt', 'r.branchId'])
    .where('p.account', '=', '1115')
    .where('p.key', '=', courierId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('receiptReversals as v').select('v.receiptId').whereRef('v.receiptId', '=', 'r.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('codHandOverParts as h').select('h.partId').whereRef('h.partId', '=', 'p.id'))),
    )
    .orderBy('r.receivedAt')
    .execute()
  const sum = [...cods, ...parts].reduce((total, { amount }) => total + amount, 0n)
  return {
    cods,
    parts,
    sum,
    since: [...cods, ...parts].map(({ takenAt }) => takenAt).sort((a, b) => Number(a) - Number(b))[0] ?? null,
  }
}

/** All that is in a courier's hands, what was said of it and is not counted yet with it. */
export const courierCustody = async (asked: { db: Ctx['db'] } | { tx: Work['tx'] }, courierId: string) =>
  (await courierCustodies('tx' in asked ? asked.tx : asked.db, [courierId])).get(courierId) ?? 0n

/** The same of several couriers at once; who has nothing is not among them. */
export async function courierCustodies(db: Db | Tx, couriers: readonly string[]) {
  if (couriers.length === 0) return new Map<string, bigint>()
  const { rows } = await sql<{ courier: string; sum: bigint }>`
    select courier, sum(amount)::bigint sum from (
      select holder courier, amount from cods
      where way = 'courier' and holder = any(${couriers}) and hand_over_id is null and reversed_by is null
      union all
      select p.key, p.amount from receipt_parts p
      where p.account = '1115' and p.key = any(${couriers})
        and not exists (select from receipt_reversals v where v.receipt_id = p.receipt_id)
        and not exists (select from cod_hand_over_parts h where h.part_id = p.id)
      union all
      select courier_id, expected from cod_hand_overs
      where courier_id = any(${couriers}) and status in ('declared', 'differs', 'asked')) held
    group by courier ${often}`.execute(db)
  return new Map(rows.map(({ courier, sum }) => [courier, BigInt(sum)]))
}

type Declared = { id: string; courierId: string; branchId: string; declared: bigint; pieces: object }

/** The courier says what they counted of all they have; what they take from now on belongs to the next. Said anew, the one before is gone. */
export async function declareCustody(work: Work, { id, courierId, branchId, declared, pieces }: Declared) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`custody ${courierId}`}, 968021))`.execute(work.tx)
  const before = await work.tx.selectFrom('codHandOvers').select('id').where('id', '=', id).executeTakeFirst()
  if (before) {
    work.repeated()
    return { id }
  }
  await withdrawStanding(work, courierId)
  const { cods, parts, sum: expected } = await withCourier(work, courierId)
  if (expected === 0n) throw new Refusal('finance.no-custody', 'ليس في عهدتك مال تسلّمه.')
  const { sequence } = await work.tx
    .insertInto('codHandOvers')
    .values({
      ...{ id, courierId, branchId, declared, pieces: JSON.stringify(pieces), expected },
      ...{ status: 'declared', declaredAt: work.now(), counted: null, boxId: null, countedBy: null, countedAt: null },
      ...{ borneBy: null, decidedBy: null, decidedAt: null, journalId: null },
    })
    .returning('sequence')
    .executeTakeFirstOrThrow()
  await work.tx
    .updateTable('cods')
    .set({ handOverId: id })
    .where('id', 'in', cods.length > 0 ? cods.map((cod) => cod.id) : [work.newId()])
    .execute()
  if (parts.length > 0)
    await work.tx
      .insertInto('codHandOverParts')
      .values(parts.map((part) => ({ partId: part.id, handOverId: id })))
      .execute()
  work.record(custodyDeclared, id, { number: handOverNumber(sequence), courier: await courierCalled(work, courierId) })
  return { id }
}

/** What was counted and differs is sealed: it is decided, not said anew. */
async function withdrawStanding({ tx }: Work, courierId: string) {
  const standing = await tx
    .selectFrom('codHandOvers')
    .select(['id', 'status'])
    .where('courierId', '=', courierId)
    .where('status', 'in', ['declared', 'differs', 'asked'])
    .forUpdate()
    .executeTakeFirst()
  if (!standing) return
  if (standing.status !== 'declared')
    throw new Refusal('finance.custody-differs', 'عُدّت عهدتك وفيها فرق لم يُبتّ فيه. راجع المشرف قبل أن تسلّم غيرها.')
  await tx.updateTable('codHandOvers').set({ status: 'withdrawn' }).where('id', '=', standing.id).execute()
  await tx.updateTable('cods').set({ handOverId: null }).where('handOverId', '=', standing.id).execute()
  await tx.deleteFrom('codHandOverParts').where('handOverId', '=', standing.id).execute()
}

export async function courierCalled({ tx }: Pick<Work, 'tx'>, courierId: string) {
  const { name } = await tx.selectNoFrom(nameOfAccount(sql`${courierId}`).as('name')).executeTakeFirstOrThrow()
  return name ?? ''
}

export async function heldHandOver(work: Pick<Work, 'tx'>, id: string) {
  const one = await work.tx.selectFrom('codHandOvers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!one) throw new Refusal('finance.no-such-hand-over', 'لا توجد هذه العهدة، أو هي خارج صلاحيتك.', 404)
  return { ...one, number: handOverNumber(one.sequence) }
}
export type HeldHandOver = Awaited<ReturnType<typeof heldHandOver>>

type Settled = { boxId: string; counted: bigint; by: 'courier' | 'company' | null }

/** The cash is in the box and the courier owes it no more. Nothing of it was posted before. */
export async function settleHandOver(work: Work, one: HeldHandOver, { boxId, counted, by }: Settled) {
  if (!(await openSessionOfBox(work, boxId)))
    throw new Refusal('finance.box-closed', 'الصندوق الذي عُدّت فيه هذه العهدة بلا وردية مفتوحة الآن. افتح ورديته أولًا.')
  const { id, courierId, branchId, expected, number } = one
  const sides = { box: boxLeaf(boxId), courier: courierLeaf(courierId), branchId, expected, counted }
  const courier = await courierCalled(work, courierId)
  const { journalId } = await post(work, {
    source: { kind: handOverSource, id, purpose: 'settle' },
    memo: `عهدة ${courier}، التسليم ${number}`,
    transfers:
      counted < expected
        ? custodyShort(by ?? 'courier', sides)
        : counted > expected
          ? custodyOver(id, sides)
          : custodyTaken(sides),
  })
  if (by === 'courier' && counted < expected)
    await work.tx
      .insertInto('staffDebts')
      .values({
        ...{ id: work.newId(), sessionId: null, handOverId: id, employeeId: courierId, branchId, amount: expected - counted },
        ...{ decidedBy: work.actor.id, decidedAt: work.now(), journalId },
      })
      .execute()
  await work.tx
    .updateTable('codHandOvers')
    .set({
      ...{ status: 'settled', journalId, borneBy: counted < expected ? by : null },
      ...(by !== null && { decidedBy: work.actor.id, decidedAt: work.now() }),
    })
    .where('id', '=', id)
    .execute()
  work.record(custodySettled, id, { number, courier, amount: counted, difference: counted - expected })
}
