import { customersNamed } from '#areas/customers/public.ts'
import { earlierSheet, sheetById, sheetsOfStays } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { machineSheet } from './machine-sheet.ts'

type Reader = Pick<Ctx, 'db'>

/** The signed sheets of a hire, as its hirer may have them. */
export async function ownMachineSheets({ db }: Reader, contractId: string) {
  const stays = await staysOn(db, contractId)
  const sheets = await sheetsOfStays(
    { db },
    machineSheet,
    stays.map(({ occupancyId }) => occupancyId),
  )
  return sheets.filter(({ status }) => status === 'signed')
}

/** One of them with the one it is compared with; null for what is not of this hire. */
export async function ownMachineSheet(ctx: Reader, hire: { contractId: string; partyId: string }, id: string | undefined) {
  const found = id && isUuid(id) ? await sheetById(ctx, machineSheet, id) : null
  if (found?.status !== 'signed') return null
  const stay = (await staysOn(ctx.db, hire.contractId)).find(({ occupancyId }) => occupancyId === found.occupancyId)
  if (!stay) return null
  const [party] = await customersNamed(ctx, [hire.partyId])
  const earlier = await earlierSheet(ctx, machineSheet, found)
  return { ...found, subject: `${stay.model} ${stay.code}`, party: party?.name ?? null, earlier }
}

const staysOn = (db: Ctx['db'], contractId: string) =>
  db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .select(['hireSegments.occupancyId', 'model', 'code'])
    .where('contractId', '=', contractId)
    .orderBy('outAt')
    .execute()
