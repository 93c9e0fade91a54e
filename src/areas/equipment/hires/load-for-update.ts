import { contractHeld, ownContractHeld } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { implementsOfLines } from '../implements/with-lines.ts'
import type { ToldHire } from './facts.ts'
import { poolLines } from './pool-lines.ts'
import { termsIn } from './terms.ts'

/** A hire with its contract and lines; nobody else changes it meanwhile. */
export async function loadHireForUpdate(work: Work, contractId: string, permission: Permission) {
  return withHire(work, await contractHeld(work, contractId, permission))
}

/** The same from the account of whoever hired. */
export const loadOwnHireForUpdate = async (work: Work, contractId: string) =>
  withHire(work, (await ownContractHeld(work, contractId)).contract)

async function withHire(work: Work, contract: Awaited<ReturnType<typeof contractHeld>>) {
  const hire = await work.tx.selectFrom('hires').selectAll().where('contractId', '=', contract.id).forUpdate().executeTakeFirst()
  if (!hire) throw new Refusal('not-found', 'لا يوجد هذا العقد.', 404)
  const [lines, pools] = [await linesOf(work.tx, contract.id), await poolLines(work.tx, contract.id)]
  return { ...hire, contract, lines, pools }
}
export type LoadedHire = Awaited<ReturnType<typeof loadHireForUpdate>>

export const linesOf = (db: Ctx['db'] | Work['tx'], contractId: string) => linesOfHires(db, [contractId])

/** Those of many hires, each in its order. */
export async function linesOfHires(db: Ctx['db'] | Work['tx'], contractIds: readonly string[]) {
  const rows = await db
    .selectFrom('hireLines')
    .selectAll()
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .orderBy('place')
    .execute()
  const along = await implementsOfLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, terms: termsIn(row), implements: along.filter(({ lineId }) => lineId === row.id) }))
}
export type LoadedLine = LoadedHire['lines'][number]

/** The same by one of its lines. */
export async function loadLineForUpdate(work: Work, lineId: string, permission: Permission) {
  const hire = await loadHireForUpdate(work, await contractOfLine(work, lineId), permission)
  return { hire, line: lineIn(hire, lineId) }
}
export async function loadOwnLineForUpdate(work: Work, lineId: string) {
  const hire = await loadOwnHireForUpdate(work, await contractOfLine(work, lineId))
  return { hire, line: lineIn(hire, lineId) }
}

async function contractOfLine({ tx }: Work, lineId: string) {
  const row = await tx.selectFrom('hireLines').select('contractId').where('id', '=', lineId).executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لا يوجد هذا البند.', 404)
  return row.contractId
}

function lineIn(hire: LoadedHire, lineId: string) {
  const line = hire.lines.find(({ id }) => id === lineId)
  if (!line) throw new Refusal('not-found', 'لا يوجد هذا البند.', 404)
  return line
}

/** What a fact carries of a hire. */
export async function toldOf(work: Work, { contract, site }: Pick<LoadedHire, 'contract' | 'site'>): Promise<ToldHire> {
  const [customer] = await customersNamed(work, [contract.partyId])
  return { number: contract.number, partyId: contract.partyId, name: customer?.name ?? '', site }
}
