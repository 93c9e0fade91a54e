import { beforeEach, expect, test } from 'vitest'
import { loader as openFile } from '#app/routes/file.ts'
import { documentName } from '#areas/documents/document.ts'
import { documentsOf } from '#areas/documents/queries.ts'
import { setShares } from '#areas/properties/use-cases/set-shares.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { pdf } from '#testing/stories.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { ownDocuments } from '../portal/own-documents.ts'
import { propertyDocumentKinds } from './document-kinds.ts'
import { askToRenewDocuments, propertyPapers } from './holder.ts'
import type { AddPropertyDocumentForm } from './inputs.ts'
import { addPropertyDocument } from './use-cases/add-property-document.ts'
import { correctPropertyDocument } from './use-cases/correct-property-document.ts'
import { withdrawPropertyDocument } from './use-cases/withdraw-property-document.ts'

const office = testOffice()
const { owner } = ownersOf(office)
const { aPropertyOfABranch } = placesOf(office)

let near: Ctx
let far: Ctx
let propertyId: string
beforeEach(async () => {
  const { id, ...two } = await aPropertyOfABranch()
  ;[near, far, propertyId] = [two.near, two.far, id]
})

type Told = Partial<AddPropertyDocumentForm>
const add = (told: Told = {}, ctx = near) =>
  addPropertyDocument(ctx, { id: ctx.newId(), propertyId, kind: 'insurance', file: [], ...told })
const shown = async () =>
  (await documentsOf(near, propertyPapers, propertyId)).map(
    (one) => `${documentName(propertyDocumentKinds, one)} ${one.number} ${one.state}`,
  )
const newest = () => office.db.selectFrom('documents').selectAll().orderBy('addedAt', 'desc').executeTakeFirstOrThrow()
const tasks = () => office.db.selectFrom('tasks').select(['title', 'status']).orderBy('createdAt').execute()

test('one document of each kind holds: another takes its place, and what it replaced stays beside it', async () => {
  await add({ kind: 'title-deed', number: '4471/2016' })
  await add({ number: 'P-1', expiresOn: '2026-02-10' })
  const second = { id: near.newId(), number: 'P-2', expiresOn: '2027-02-10' }
  await Promise.all([add(second), add(second)])
  await add({ kind: 'other', called: 'عقد المصعد', number: '1' })
  await add({ kind: 'other', called: 'عقد الحراسة', number: '2' })
  expect((await shown()).toSorted()).toEqual(
    [
      ...['سند الملكية 4471/2016 valid', 'وثيقة التأمين P-2 valid', 'عقد المصعد 1 valid', 'عقد الحراسة 2 valid'],
      'وثيقة التأمين P-1 replaced',
    ].toSorted(),
  )
  const history = await office.history()
  expect(history.filter((line) => JSON.stringify(line).includes('properties.document-added'))).toHaveLength(5)
})

test('a document ends by itself, and says so a month before', async () => {
  await add({ number: 'P-1', issuedOn: '2025-02-28', expiresOn: '2026-02-28' })
  expect(await shown()).toEqual(['وثيقة التأمين P-1 valid'])
  office.later(20 * 86_400_000)
  expect(await shown()).toEqual(['وثيقة التأمين P-1 expiring'])
  office.later(40 * 86_400_000)
  expect(await shown()).toEqual(['وثيقة التأمين P-1 expired'])
})

test('its days are in order, and what is of no kind has a name', async () => {
  await expect(add({ issuedOn: '2026-02-01', expiresOn: '2026-01-01' })).rejects.toThrow('تاريخ الانتهاء بعد تاريخ الإصدار')
  await expect(add({ kind: 'other' })).rejects.toThrow('اكتب اسم الوثيقة')
  expect(await shown()).toEqual([])
})

test('what was read wrongly is corrected by whoever saw it last, and not of what was replaced', async () => {
  await add({ number: 'P-1', expiresOn: '2026-02-10' })
  const { id: documentId } = await newest()
  const right = { propertyId, documentId, seen: '1', number: 'P-7', expiresOn: '2027-02-10' }
  await correctPropertyDocument(near, right)
  expect(await shown()).toEqual(['وثيقة التأمين P-7 valid'])
  await correctPropertyDocument(near, right)
  await expect(correctPropertyDocument(near, { ...right, number: 'P-8' })).rejects.toThrow('عُدّل هذا السجل')
  await expect(correctPropertyDocument(near, { ...right, propertyId: near.newId() })).rejects.toThrow('لم نجد هذا السجل')
  office.later(1_000)
  await add({ number: 'P-9' })
  await expect(correctPropertyDocument(near, { ...right, seen: '2', number: 'P-8' })).rejects.toThrow('عُدّل هذا السجل')
  await expect(correctPropertyDocument(far, { ...right, seen: '2' })).rejects.toThrow('لم نجد هذا السجل')
})

test('what is of another property is withdrawn with why: what it took the place of holds again, and nobody is asked to renew it', async () => {
  await add({ number: 'P-1', expiresOn: '2026-12-31' })
  office.later(1_000)
  await add({ number: 'P-2', expiresOn: '2026-02-10' })
  await askToRenewDocuments(near)
  const { id: documentId } = await newest()
  const wrong = { propertyId, documentId, reason: 'لبناية عوقد' }
  await expect(withdrawPropertyDocument(near, { ...wrong, reason: ' ' })).rejects.toThrow('اكتب لماذا تُسحب')
  await expect(withdrawPropertyDocument(far, wrong)).rejects.toThrow('لم نجد هذا السجل')
  const twice = await Promise.allSettled([withdrawPropertyDocument(near, wrong), withdrawPropertyDocument(near, wrong)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await shown()).toEqual(['وثيقة التأمين P-1 valid', 'وثيقة التأمين P-2 withdrawn'])
  expect((await tasks()).map(({ status }) => status)).toEqual(['done'])
  await expect(correctPropertyDocument(near, { propertyId, documentId, seen: '2', number: 'P-3' })).rejects.toThrow(
    'عُدّل هذا السجل',
  )
})

test('what soon runs out becomes one task for each document, however often one looks, and is done when another is added', async () => {
  await add({ number: 'P-1', expiresOn: '2026-02-10' })
  await add({ kind: 'civil-defence', expiresOn: '2026-02-10' })
  await add({ kind: 'building-permit', expiresOn: '2026-06-10' })
  await askToRenewDocuments(near)
  await askToRenewDocuments(near)
  expect((await tasks()).map(({ title }) => title).toSorted()).toEqual([
    expect.stringContaining('جدّد وثيقة برج السعادة: شهادة الدفاع المدني'),
    expect.stringContaining('جدّد وثيقة برج السعادة: وثيقة التأمين'),
  ])
  await add({ number: 'P-2', expiresOn: '2027-02-10' })
  await askToRenewDocuments(near)
  expect((await tasks()).map(({ title, status }) => `${title.includes('التأمين')} ${status}`).toSorted()).toEqual([
    'false open',
    'true done',
  ])
})

test('its owner reads what holds and opens its file; nobody of another property or branch does', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  const shares = { whole: '1', since: '2026-01-01', party1: salim.partyId, parts1: '1' }
  await setShares(near, { propertyId, seen: 'none', ...shares })
  await add({ number: 'P-1' })
  await add({ number: 'P-2', file: [pdf] })
  expect((await ownDocuments(salim.ctx)).map(({ number }) => number)).toEqual(['P-2'])
  expect(await ownDocuments(said.ctx)).toEqual([])
  const { id: documentId, fileId } = await office.db
    .selectFrom('documents')
    .select(['id', 'fileId'])
    .where('number', '=', 'P-2')
    .executeTakeFirstOrThrow()
  const open = (ctx: Ctx) => statusOf(openFile(visit(ctx, '/files', { params: { id: fileId ?? '' } })))
  expect([await open(near), await open(salim.ctx)]).toEqual([200, 200])
  expect([await open(far), await open(said.ctx)]).toEqual([404, 404])
  await withdrawPropertyDocument(near, { propertyId, documentId, reason: 'لعقار آخر' })
  expect([await open(near), await open(salim.ctx)]).toEqual([200, 404])
})
