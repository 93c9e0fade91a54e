import { beforeEach, expect, test } from 'vitest'
import { claimFinder, claimPaper, claimsOfOwn } from '#areas/claims/public.ts'
import { inOneStatement } from '#platform/db/one-statement.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { ownHiresOf } from '#testing/own-hires.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { ownHire } from '../portal/own-hires.ts'
import { claimWords } from './claim.ts'
import { claim } from './claim-detail.ts'
import { claimsList } from './claims-list.tsx'
import { chargeClaim, closeClaim } from './commands.ts'
import { machineClaim } from './machine-claim.ts'
import { claimOfDay, claims } from './queries.ts'
import { claims as room } from './room.ts'
import { openClaim } from './use-cases/open-claim.ts'

const office = testOffice()
const { at, broken, clerk, far, out, setUp, signed } = machineHiresOf(office)
const { owning } = ownHiresOf(office)
beforeEach(setUp)

async function opened(more: Parameters<typeof broken>[1] = {}) {
  const one = await out()
  at('2026-02-03')
  const { id: claimId } = await openClaim(clerk(), await broken(one.contractId, more))
  return { ...one, claimId }
}
const left = async (ctx: ReturnType<typeof clerk>) => {
  const { ask, tell } = room.exceptions?.[0]?.read(ctx) ?? {}
  return ask && tell?.((await inOneStatement(office.db, { answer: ask })).answer)
}
const found = async (address: string) =>
  (await claims(clerk(), claimsList.read(new URLSearchParams(address)))).rows.map(({ id }) => id)

test('whoever hired sees it with its pictures and what they owe, is told of it once, and nobody else sees any', async () => {
  const { claimId, contractId } = await opened({ estimate: '80' })
  const { near, far: other } = await owning(contractId)
  await chargeClaim(clerk(), { claimId, from: 'account' })
  const [photo = ''] = (await claim(clerk(), claimId))?.photos ?? []
  const opensTo = (ctx: typeof near) => room.permissionForFile?.(ctx, photo)
  expect([await opensTo(other), await opensTo(far())]).toEqual([null, null])
  expect([await opensTo(near), await opensTo(clerk())].map(Boolean)).toEqual([true, true])
  expect(await ownHire(other, contractId)).toBeNull()
  expect(await claimsOfOwn(near, machineClaim, contractId)).toMatchObject([{ id: claimId, total: 80_000n, owed: 80_000n }])
  await office.announce()
  const texts = (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
  expect(texts.filter((text) => text.includes('ضرر EX-07 يوم 2 فبراير') && text.includes('80.000'))).toHaveLength(1)
})

test('it prints what happened and who pays, in both languages', async () => {
  const { claimId } = await opened({ estimate: '80' })
  const one = await claim(clerk(), claimId)
  if (!one) throw new Error('no claim')
  const text = pdfText(await claimPaper(clerk(), claimWords, { one }))
  for (const said of [one.number, 'محضر ضرر', 'Damage report', 'Hirer pays', 'EX-07', '80.000']) expect(text).toContain(said)
})

test('the list, the search and the home find it within reach', async () => {
  const { claimId, contractId } = await opened()
  const number = (await claim(clerk(), claimId))?.number ?? ''
  const { find } = claimFinder(machineClaim)
  expect([(await find(clerk(), number)).map(({ id }) => id), await find(far(), number)]).toEqual([[claimId], []])
  expect([await found('q=EX-07'), await found('state=undecided'), await found('kind=damage')]).toEqual([[claimId], [claimId], []])
  expect((await claims(far(), claimsList.read(new URLSearchParams()))).rows).toEqual([])
  expect(await left(clerk())).toMatchObject([
    { title: 'محضر ضرر معدّة ينتظر القرار', path: '/admin/equipment/claims?state=undecided' },
  ])
  await closeClaim(clerk(), { claimId, why: 'سُجّل خطأً' })
  expect([await found('state=undecided'), await found('state=closed')]).toEqual([[], [claimId]])
  expect([await left(clerk()), await left(far())]).toEqual([[], []])
  expect(await claimsOfOwn(clerk(), machineClaim, contractId)).toEqual([])
})

test('a day the hirer broke it leads to its claim, or to a new one', async () => {
  const { contractId, lineId } = await out()
  await signed(lineId, '2026-02-02', { worked: '6', broken: '4', brokenBy: 'hirer' })
  const sheet = office.db.selectFrom('daySheets').select(['segmentId', 'brokenBy'])
  const { segmentId, brokenBy } = await sheet.executeTakeFirstOrThrow()
  const day = { segmentId, contractId, day: '2026-02-02' }
  expect([brokenBy, await claimOfDay(clerk(), day)]).toEqual(['hirer', { claim: null, mayOpen: true }])
  const { id } = await openClaim(clerk(), await broken(contractId))
  expect(await claimOfDay(clerk(), day)).toMatchObject({ claim: { id } })
  expect(await claimOfDay(far(), day)).toEqual({ claim: null, mayOpen: false })
})
