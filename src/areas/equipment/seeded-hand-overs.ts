import type { Ctx } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { dayOf } from '#values/days.ts'
import { machineItems, machineSheetWords } from './hand-overs/machine-sheet-words.ts'
import { machineSheetById } from './hand-overs/queries.ts'
import { beginHireSheet } from './hand-overs/use-cases/begin-machine-sheet.ts'
import { keepMachineMark, keepMachineShot } from './hand-overs/use-cases/mark-machine.ts'
import { saveMachineItems, saveMachineReadings, signMachineSheet } from './hand-overs/use-cases/write-machine-sheet.ts'

/** Every item as the form sends it, each section sound as a whole. */
const soundItems = Object.fromEntries(
  machineItems.flatMap(({ room, item }, at) => {
    const isFirst = machineItems.findIndex((one) => one.room === room) === at
    return [[`room${at + 1}`, room], [`item${at + 1}`, item], ...(isFirst ? [[`allSound${at + 1}`, 'yes']] : [])]
  }),
)

type Picture = Upload | undefined
type Pictures = { meter: Picture; machine: Picture; signature: Picture }
type Mark = { panel: string; x: string; y: string; what: 'scratch' | 'dent' | 'break'; size: 'small' | 'medium' | 'large' }
type Side = {
  segmentId: string
  side: 'handover' | 'return'
  hours: string
  fuel: string
  signer: string
  marks?: readonly Mark[]
  pictures: Pictures
  /** Why its meter is far above its sheets. */
  note?: string
}

const versionNow = async (ctx: Ctx, id: string) => String((await machineSheetById(ctx, id))?.version ?? 0)

/** The sheet of one side of a stay: every picture taken, all of it sound but what is marked, and signed. */
export async function tellMachineSheet(ctx: Ctx, { segmentId, side, signer, pictures, ...seen }: Side) {
  const { id: sheetId } = await beginHireSheet(ctx, { id: ctx.newId(), segmentId, side })
  await tellMachineLook(ctx, sheetId, { ...seen, pictures })
  const signature = pictures.signature
  await signMachineSheet(ctx, { sheetId, seen: await versionNow(ctx, sheetId), signer, signature })
  return sheetId
}

/** The same before anybody signs. */
export async function tellMachineLook(
  ctx: Ctx,
  sheetId: string,
  { hours, fuel, marks = [], pictures, note }: Pick<Side, 'hours' | 'fuel' | 'marks' | 'pictures' | 'note'>,
) {
  const seen = () => versionNow(ctx, sheetId)
  const sure = note ? { sure: 'yes' as const, note } : {}
  await saveMachineReadings(ctx, { sheetId, seen: await seen(), seenOn: dayOf(ctx.now()), hours, fuel, ...sure })
  for (const { name, isOfReadings } of machineSheetWords.shots ?? [])
    await keepMachineShot(ctx, { sheetId, name, photo: isOfReadings ? pictures.meter : pictures.machine })
  for (const mark of marks)
    await keepMachineMark(ctx, { sheetId, id: ctx.newId(), seen: await seen(), ...mark, photos: pictures.machine })
  await saveMachineItems(ctx, { sheetId, seen: await seen(), ...soundItems })
}
