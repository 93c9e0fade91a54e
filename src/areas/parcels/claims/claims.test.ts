import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { linkToken } from '../journey/registering.ts'
import { ownParcel } from '../tracking/tracked.ts'
import { mostOf } from './claim.ts'
import { claimsList } from './claims-list.tsx'
import { openClaimsOf } from './open-claims.ts'
import { claimShown, claimsFound } from './queries.ts'
import { assessParcelClaim, payClaim, rejectParcelClaim } from './use-cases/decide-claim.ts'
import { openOwnClaim, openParcelClaim } from './use-cases/open-claim.ts'

const office = testOffice()
const { setUp, clerk, near, far, waiting, handedOver, aClaim, newId } = parcelsOf(office)
const { colleague, account } = banksOf(office)
beforeEach(setUp)

const day = 86_400_000
const supervisor = () => colleague('asma', 'parcelsSupervisor')
const stateOf = async (id: string) =>
  (await office.db.selectFrom('parcelClaims').select('state').where('id', '=', id).executeTakeFirst())?.state
const waits = () => office.db.selectFrom('approvals').select('id').where('status', '=', 'pending').executeTakeFirst()
const faults = async () =>
  (await checkBooks(office.db)).flatMap(({ code, differences }) => (differences.length > 0 ? [code] : []))

test('the most is what was declared, and never above the rule', () => {
  const rules = { claimCap: 100_000n, paperCap: 5_000n }
  expect(mostOf({ declaredValue: 30_000n, papers: false }, rules)).toBe(30_000n)
  expect(mostOf({ declaredValue: 300_000n, papers: false }, rules)).toBe(100_000n)
  expect(mostOf({ declaredValue: null, papers: true }, rules)).toBe(5_000n)
})

test('whoever holds the link claims within thirty days of the end, once at a time', async () => {
  const id = await waiting()
  const parcelToken = await linkToken(office.db, id)
  const asked = { parcelToken, claimant: 'recipient' as const, kind: 'damaged' as const, asked: '12.500', what: 'انكسر' }
  await expect(openOwnClaim(office.visitor(), { ...asked, id: newId(), photos: [png] })).rejects.toMatchObject({
    code: 'parcels.no-claim',
  })
  await handedOver(id)
  await expect(openOwnClaim(office.visitor(), { ...asked, id: newId(), photos: [] })).rejects.toMatchObject({
    issues: [{ path: ['photos'] }],
  })
  const one = { ...asked, id: newId(), photos: [png] }
  await openOwnClaim(office.visitor(), one)
  await openOwnClaim(office.visitor(), one)
  await expect(openOwnClaim(office.visitor(), { ...one, id: newId() })).rejects.toMatchObject({ code: 'parcels.claimed-already' })
  expect((await ownParcel(office.visitor(), parcelToken))?.claims).toMatchObject({
    mayOpen: false,
    claims: [{ state: 'opened' }],
  })
  const other = await waiting()
  await handedOver(other)
  office.later(31 * day)
  await expect(
    openParcelClaim(near(), {
      parcelId: other,
      id: newId(),
      claimant: 'sender',
      kind: 'short',
      asked: '5',
      what: 'ناقص',
      photos: [],
    }),
  ).rejects.toMatchObject({ code: 'parcels.no-claim' })
})

test('it is assessed up to its cap, agreed to by another, owed, and paid out of a bank', async () => {
  const asma = await supervisor()
  const { claimId, parcelId } = await aClaim({ declaredValue: '25' })
  const other = await aClaim({ declaredValue: '25' })
  const asked = { claimId, about: 'فاتورة الشراء' }
  await expect(assessParcelClaim(far(), { ...asked, assessed: '10' })).rejects.toMatchObject({ status: 404 })
  await expect(assessParcelClaim(asma, { ...asked, assessed: '25.005' })).rejects.toMatchObject({
    issues: [{ path: ['assessed'] }],
  })
  await assessParcelClaim(asma, { ...asked, assessed: '20' })
  expect(await stateOf(claimId)).toBe('assessed')
  expect([...(await openClaimsOf(office.db, [parcelId, other.parcelId])).keys()].toSorted()).toEqual(
    [parcelId, other.parcelId].toSorted(),
  )
  const manager = await colleague('said', 'financeManager')
  await approve(manager, { approvalId: (await waits())?.id ?? '' })
  expect(await stateOf(claimId)).toBe('accepted')
  expect(await balanceOf(office, { account: '2197', key: claimId })).toBe(20_000n)
  const accountId = await account()
  const paid = { claimId, accountId, reference: 'FT-88213' }
  await payClaim(clerk(), paid)
  await payClaim(clerk(), paid)
  expect(await stateOf(claimId)).toBe('paid')
  expect(await balanceOf(office, { account: '2197', key: claimId })).toBe(0n)
  expect(await balanceOf(office, { account: '6195' })).toBe(20_000n)
  expect([...(await openClaimsOf(office.db, [parcelId, other.parcelId])).keys()]).toEqual([other.parcelId])
  expect(await faults()).toEqual([])
  expect(await claimShown(near(), claimId)).toMatchObject({ payment: { reference: 'FT-88213' }, mayDecide: false })
  await office.announce()
  expect((await office.messages()).map(({ text }) => text).join()).toContain('FT-88213')
})

test('what nobody agrees to is assessed anew, and what is rejected is told with its reason', async () => {
  const { claimId } = await aClaim()
  await assessParcelClaim(await supervisor(), { claimId, assessed: '60', about: 'تقدير أول' })
  const branchManager = await colleague('khalid', 'financeManager')
  await reject(branchManager, { approvalId: (await waits())?.id ?? '', note: 'اطلبوا الفاتورة' })
  expect(await claimShown(near(), claimId)).toMatchObject({ state: 'opened', note: 'اطلبوا الفاتورة', mayDecide: true })
  await expect(payClaim(clerk(), { claimId, accountId: await account(), reference: 'FT-1' })).rejects.toMatchObject({
    code: 'parcels.claim-not-accepted',
  })
  await rejectParcelClaim(near(), { claimId, note: 'سُلّم سليمًا' })
  await rejectParcelClaim(near(), { claimId, note: 'سُلّم سليمًا' })
  await expect(assessParcelClaim(near(), { claimId, assessed: '5', about: 'ثانية' })).rejects.toMatchObject({
    code: 'parcels.claim-decided',
  })
  const found = await claimsFound(near(), claimsList.read(new URLSearchParams({ state: 'rejected' })))
  expect(found.rows).toMatchObject([{ id: claimId, who: 'سالم المعشني' }])
  expect((await claimsFound(far(), claimsList.read(new URLSearchParams()))).count).toBe(0)
})

test('what we owe that was changed behind the books is found', async () => {
  const { claimId } = await aClaim()
  await assessParcelClaim(await supervisor(), { claimId, assessed: '5', about: 'الفاتورة' })
  await approve(await colleague('said', 'financeManager'), { approvalId: (await waits())?.id ?? '' })
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update parcel_claim_debts set amount = amount + 1`.execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code, differences }) => (differences.length ? [code] : []))).toEqual(['I94', 'I95'])
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})
