import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturesOn } from '#areas/handovers/pictures.ts'
import { attachFiles } from '#areas/records/use-cases/attach-files.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { inspectionPaper } from './inspection-paper.ts'
import { inspectionRecord } from './inspection-record.ts'
import { inspection, type ShownInspection } from './queries.ts'
import { inspectionKind } from './unit-sheet.ts'
import { makeInspection } from './use-cases/make-inspection.ts'
import { saveInspection, signInspection } from './use-cases/write-inspection.ts'

const office = testOffice()
const { aPropertyOfABranch, unitsIn } = placesOf(office)

const seenThere = (ctx: Ctx, one: ShownInspection) => picturesOn(ctx, inspectionKind, one)
const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
const imagesIn = (paper: Uint8Array) =>
  Buffer.from(paper)
    .toString('latin1')
    .match(/\/Subtype\s*\/Image\b/g)?.length ?? 0

async function signed() {
  const { id, near } = await aPropertyOfABranch()
  const [unitId = ''] = await unitsIn(near, id, '1')
  const { id: inspectionId } = await makeInspection(near, { id: near.newId(), unitId, kind: 'periodic' })
  const wall = { room1: 'الصالة', item1: 'الجدران', condition1: 'sound', room2: 'المطبخ', item2: 'الخزائن', condition2: 'worn' }
  await saveInspection(near, { inspectionId, seen: '1', seenOn: '2026-01-15', ...wall })
  const signature = { name: 'توقيع.png', bytes: await picture('#10241f') }
  await signInspection(near, { inspectionId, seen: '2', signer: 'سالم الكثيري', signature })
  return { near, inspectionId }
}

async function hangs(near: Ctx, recordId: string, name: string) {
  const files = { name, bytes: await picture(name.length > 12 ? '#8a5a2b' : '#3b7d4f') }
  await attachFiles({ ...near, recordKinds: [inspectionRecord] }, { kind: inspectionKind, recordId, files })
}

async function paperOf(near: Ctx, id: string) {
  const one = await inspection(near, id)
  if (!one) throw new Error('there is no such inspection')
  return { one, paper: await inspectionPaper(near, one) }
}

test('the paper shows the signature and the pictures, room by room, and names the one that cannot be read', async () => {
  const { near, inspectionId } = await signed()
  const before = imagesIn((await paperOf(near, inspectionId)).paper)
  await hangs(near, inspectionId, 'المطبخ.jpg')
  await hangs(near, inspectionId, 'جدار الصالة.jpg')
  const { one, paper } = await paperOf(near, inspectionId)
  expect(imagesIn(paper)).toBe(before + 2)
  expect((await seenThere(near, one)).photos.map(({ said }) => said)).toEqual([
    'جدار الصالة · 15 يناير 2026',
    'المطبخ · 15 يناير 2026',
  ])
  const lost = { ...near, files: { ...near.files, has: () => Promise.resolve(false) } }
  expect(pdfText(await inspectionPaper(lost, one))).toContain('قراءة هذه الصورة')
  expect((await seenThere(lost, one)).drawn).toBeNull()
})

test('a signature that was scanned as a paper stays beside it, and the sheet says so', async () => {
  const { near, inspectionId } = await signed()
  const { one } = await paperOf(near, inspectionId)
  const scanned = { ...near, files: { ...near.files, get: () => Promise.resolve(Buffer.from('%PDF-1.4\n%%EOF')) } }
  expect(pdfText(await inspectionPaper(scanned, one))).toContain('محفوظ مع المحضر')
})
