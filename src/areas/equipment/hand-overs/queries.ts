import { customersNamed } from '#areas/customers/public.ts'
import { earlierSheet, sheetById, sheetsOf, sheetsOfStays, subjectOfShot, subjectOfSignature } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { machine } from '../machines/machine-detail.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { machineSheet } from './machine-sheet.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One sheet with the one it is compared with; null where this person does not see its machine. */
export async function machineSheetById(ctx: Reader, id: string | undefined) {
  const found = id && isUuid(id) ? await sheetById(ctx, machineSheet, id) : null
  const on = found && (await machine(ctx, found.subjectId))
  if (!found || !on) return null
  const [party] = found.partyId ? await customersNamed(ctx, [found.partyId]) : []
  return {
    ...found,
    ...{ machine: on, subject: `${on.model} ${on.code}`, party: party?.name ?? null },
    ...{ mayEdit: reaches(ctx.actor, may.inspect, on), hire: await hireOfStay(ctx, found.occupancyId) },
    earlier: await earlierSheet(ctx, machineSheet, found),
  }
}

/** The hire by which the machine was away on that stay. */
async function hireOfStay({ db }: Pick<Ctx, 'db'>, occupancyId: string | null) {
  if (!occupancyId) return null
  const row = await db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .select(['hires.contractId', 'site', 'repName'])
    .where('hireSegments.occupancyId', '=', occupancyId)
    .executeTakeFirst()
  return row ?? null
}

/** The sheets of a machine, the newest first. */
export const machineSheetsOf = (ctx: Pick<Ctx, 'db'>, machineId: string) => sheetsOf(ctx, machineSheet, machineId)

export const machineSheetsOfStays = (ctx: Pick<Ctx, 'db'>, occupancyIds: readonly string[]) =>
  sheetsOfStays(ctx, machineSheet, occupancyIds)

/** Whoever sees the machine opens the signatures and pictures of its sheets. */
export async function permissionForSheetFile(ctx: Ctx, fileId: string) {
  const machineId = (await subjectOfShot(ctx, machineSheet, fileId)) ?? (await subjectOfSignature(ctx, machineSheet, fileId))
  return machineId && (await machine(ctx, machineId)) ? may.view : null
}
