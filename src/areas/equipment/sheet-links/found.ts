import { contractsNamed } from '#areas/contracts/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { termsIn } from '../hires/terms.ts'
import { picturesOfSheets } from '../sheets/pictures.ts'
import { hashOf, signerBy } from './link.ts'

export const noSuchLink = () => new Refusal('not-found', 'لا كشوف بهذا الرابط. افتح أحدث رابط وصلك.', 404)

const linked = (db: Db | Tx, token: string) =>
  db
    .selectFrom('sheetLinks')
    .innerJoin('hires', 'hires.contractId', 'sheetLinks.contractId')
    .select(['sheetLinks.id', 'sheetLinks.contractId', 'phone', 'codeId', 'site'])
    .select(['repName', 'repPhone', 'secondName', 'secondPhone'])
    .where('tokenHash', '=', hashOf(token))

/** The hire behind a link and who signs by it; null where the link opens none any more. */
export async function linkOf({ db }: Pick<Ctx, 'db'>, token: string) {
  const row = await linked(db, token).executeTakeFirst()
  const signer = row && signerBy(row.phone, row)
  return row && signer ? { ...row, signer } : null
}

/** The same for whoever changes something by it; nobody else does meanwhile. */
export async function heldLink({ tx }: Pick<Work, 'tx'>, token: string) {
  const row = await linked(tx, token).forUpdate().executeTakeFirst()
  const signer = row && signerBy(row.phone, row)
  if (!row || !signer) throw noSuchLink()
  const [contract] = await contractsNamed({ tx }, [row.contractId])
  if (!contract) throw noSuchLink()
  return { ...row, signer, contract }
}
export type HeldLink = Awaited<ReturnType<typeof heldLink>>

/** The sheets of a hire that wait for its site, the oldest first. */
export async function sheetsWaiting(db: Db | Tx, contractId: string) {
  const rows = await db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin('hireSegments', 'hireSegments.id', 'daySheets.segmentId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .select(['daySheets.id', 'daySheets.version', 'day', 'worked', 'standby', 'broken', 'loads', 'fuel', 'daySheets.note'])
    .select(['ticked', 'unticked', 'snapshot', 'code', 'machineOperators.name as operator'])
    .where('hireLines.contractId', '=', contractId)
    .where('daySheets.state', '=', 'open')
    .orderBy('day')
    .orderBy('code')
    .limit(200)
    .execute()
  const pictures = await picturesOfSheets(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ snapshot, ...row }) => {
    const { kind, sheetCounts } = termsIn({ snapshot })
    return { ...row, kind, counts: sheetCounts, pictures: pictures.get(row.id) ?? [] }
  })
}
export type SheetWaiting = Awaited<ReturnType<typeof sheetsWaiting>>[number]
