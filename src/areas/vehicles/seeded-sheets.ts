import type { Ctx } from '#platform/context.ts'
import { smaller } from '#platform/files/keep.ts'
import { dayOf } from '#values/days.ts'
import { carItems, carSheetWords } from './sheets/car-sheet-words.ts'
import { carSheetById } from './sheets/queries.ts'
import { beginCarSheet } from './sheets/use-cases/begin-car-sheet.ts'
import { keepCarMark, keepCarShot } from './sheets/use-cases/mark-car.ts'
import { saveCarItems, saveCarReadings, signCarSheet } from './sheets/use-cases/write-car-sheet.ts'

type Mark = { panel: string; x: string; y: string; what: 'scratch' | 'dent' | 'chip'; size: 'small' | 'medium' }
type Look = { plate: string; ago: number; odometer: string; fuel: string; marks: readonly Mark[]; note?: string; isOpen?: true }

/** A scratch that was there three weeks ago is known two days ago, when a dent is new; the last is not finished. */
const looks: readonly Look[] = [
  {
    ...{ plate: '30915 ك', ago: 21, odometer: '48217', fuel: '8' },
    marks: [{ panel: 'bumper-rear', x: '196', y: '438', what: 'scratch', size: 'small' }],
  },
  {
    ...{ plate: '5561 س', ago: 6, odometer: '61204', fuel: '6', note: 'تُغيَّر زيوتها في هذا الأسبوع.' },
    marks: [{ panel: 'bonnet', x: '172', y: '96', what: 'chip', size: 'small' }],
  },
  {
    ...{ plate: '30915 ك', ago: 2, odometer: '48295', fuel: '7' },
    marks: [{ panel: 'door-rear-left', x: '56', y: '276', what: 'dent', size: 'medium' }],
  },
  {
    ...{ plate: '40712 ب', ago: 0, odometer: '27431', fuel: '4', isOpen: true },
    marks: [{ panel: 'door-front-right', x: '304', y: '206', what: 'scratch', size: 'small' }],
  },
]

const day = 24 * 3_600_000

/** What the fleet officer saw on his rounds, with the pictures he took. */
export async function seedLooks(ctx: Ctx, vehicleOf: ReadonlyMap<string, string>) {
  const [close, dashboard, signature] = await Promise.all([scratch, gauges, name].map((picture) => drawn(picture)))
  for (const { plate, ago, ...look } of looks) {
    const then = new Date(ctx.now().getTime() - ago * day)
    const at: Ctx = { ...ctx, now: () => then }
    const vehicleId = vehicleOf.get(plate)
    if (vehicleId) await tellLook(at, { ...look, vehicleId, pictures: { close, dashboard, signature } })
  }
}

type Pictures = Record<'close' | 'dashboard' | 'signature', Awaited<ReturnType<typeof drawn>> | undefined>
type Told = Omit<Look, 'plate' | 'ago'> & { vehicleId: string; pictures: Pictures }

async function tellLook(ctx: Ctx, { vehicleId, odometer, fuel, marks, note, isOpen, pictures }: Told) {
  const { id: sheetId } = await beginCarSheet(ctx, { id: ctx.newId(), vehicleId })
  let written = 1
  const seen = () => String(written++)
  await saveCarReadings(ctx, { sheetId, seen: seen(), seenOn: dayOf(ctx.now()), odometer, fuel })
  await keepCarShot(ctx, { sheetId, name: 'dashboard', photo: pictures.dashboard })
  written += 1
  for (const mark of marks) await keepCarMark(ctx, { sheetId, id: ctx.newId(), seen: seen(), ...mark, photos: pictures.close })
  if (isOpen) return
  await saveCarItems(ctx, { sheetId, seen: seen(), note, allSound1: 'yes', ...allItems })
  await signCarSheet(ctx, { sheetId, seen: seen(), signer: 'سالم المعشني', signature: pictures.signature })
}

export const allItems = Object.fromEntries(
  carItems.flatMap(({ room, item }, at) => [
    [`room${at + 1}`, room],
    [`item${at + 1}`, item],
  ]),
)

/** The pictures of a round as the office of a demonstration takes them: small, for some hundreds of them are kept. */
export async function roundPictures() {
  const [dashboard, car, signature] = await Promise.all([gauges, scratch, name].map((picture) => drawn(picture, 400)))
  return { dashboard, car, signature }
}
type Round = Record<'dashboard' | 'car' | 'signature', Awaited<ReturnType<typeof drawn>> | undefined>
type LookedOver = { sheetId: string; odometer: string; fuel: string; pictures: Omit<Round, 'signature'> }
type Side = LookedOver & { signer: string; pictures: Round }

/** The sheet of a rental, begun already: all of it sound, every picture taken, and signed. */
export async function tellSide(ctx: Ctx, { signer, ...side }: Side) {
  const seen = await tellLookedOver(ctx, side)
  await signCarSheet(ctx, { sheetId: side.sheetId, seen, signer, signature: side.pictures.signature })
}

/** The same before anybody signs: the version whoever signs has seen. */
export async function tellLookedOver(ctx: Ctx, { sheetId, odometer, fuel, pictures }: LookedOver) {
  await saveCarReadings(ctx, { sheetId, seen: await versionOf(ctx, sheetId), seenOn: dayOf(ctx.now()), odometer, fuel })
  for (const { name: shot, isOfReadings } of carSheetWords.shots ?? [])
    await keepCarShot(ctx, { sheetId, name: shot, photo: isOfReadings ? pictures.dashboard : pictures.car })
  await saveCarItems(ctx, { sheetId, seen: await versionOf(ctx, sheetId), allSound1: 'yes', ...allItems })
  return versionOf(ctx, sheetId)
}

const versionOf = async (ctx: Ctx, id: string) => String((await carSheetById(ctx, id))?.version ?? 0)

const drawn = (svg: string, longest = 900) => smaller({ name: 'صورة.svg', bytes: Buffer.from(svg) }, longest)

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

const scratch = svg(
  640,
  480,
  `<rect width="640" height="480" fill="#dfe4e8"/><path d="M0 96H640M320 96V480" stroke="#a9b2ba" stroke-width="6"/>
  <rect x="392" y="180" width="120" height="26" rx="13" fill="#aab3bb"/><path d="M120 300L286 262M132 322L262 292M150 338L220 322" stroke="#7b858e" stroke-width="5" stroke-linecap="round"/>`,
)
const gauges = svg(
  640,
  480,
  `<rect width="640" height="480" fill="#1b2026"/><g fill="none" stroke="#e8edf2" stroke-width="8"><circle cx="200" cy="240" r="130"/><circle cx="450" cy="240" r="130"/></g>
  <path d="M200 240L120 170M450 240L540 190" stroke="#e2574c" stroke-width="8" stroke-linecap="round"/>`,
)
const name = svg(
  720,
  240,
  `<rect width="720" height="240" fill="#ffffff"/><path d="M120 150C180 60 220 60 230 130S300 190 340 110 420 80 440 140 520 170 600 90" fill="none" stroke="#10241f" stroke-width="5" stroke-linecap="round"/>`,
)
