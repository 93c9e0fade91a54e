import { sheetsOfStay } from '#areas/handovers/public.ts'
import { unitSheet } from '#areas/properties/inspections/unit-sheet.ts'
import type { Ctx, Work } from '#platform/context.ts'

const signedOf = async (db: Ctx['db'] | Work['tx'], occupancyId: string) =>
  (await sheetsOfStay({ db }, unitSheet, occupancyId)).filter(({ status }) => status === 'signed')

/** The signed paper by which a unit came back from this stretch of its calendar. */
export const signedReturn = async (db: Ctx['db'] | Work['tx'], occupancyId: string) =>
  (await signedOf(db, occupancyId)).find(({ kind }) => kind === 'return')

/** Whether it was handed over by a paper and has not come back by one: then the tenant still has it. */
export async function isStillOut(db: Ctx['db'] | Work['tx'], occupancyId: string | null) {
  if (!occupancyId) return false
  const papers = await signedOf(db, occupancyId)
  return papers.some(({ kind }) => kind === 'handover') && !papers.some(({ kind }) => kind === 'return')
}
